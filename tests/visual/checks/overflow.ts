/** The outermost elements that reach beyond the window. */
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

/** Whether what is mounted is wider than the window it is in, as sentences. */
export function overflowProblems(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > width ? [`is ${scrollWidth} px wide in a window of ${width}: ${widest()}`] : [];
}
