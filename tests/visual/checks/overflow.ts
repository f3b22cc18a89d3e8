import { page } from 'vitest/browser';

/** A small phone, and the smallest window that pages are read in. */
const widths = [375, 320];
const height = 812;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The outermost elements that reach beyond the window's right edge, or left one where the page is read from there. */
function widest(): string {
  const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > window.innerWidth + 0.5 || left < -0.5);
  });
  return beyond
    .filter((element) => !beyond.some((other) => other !== element && other.contains(element)))
    .map(({ tagName, className }) => `${tagName.toLowerCase()}.${String(className).replaceAll(' ', '.')}`)
    .slice(0, 3)
    .join(', ');
}

/** Windows of phones that what is mounted is wider than, as sentences. */
export async function overflowProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.viewport(width, height);
    await nextFrame();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) problems.push(`is ${scrollWidth} px wide in a window of ${width}: ${widest()}`);
  }
  return problems;
}
