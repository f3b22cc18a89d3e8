// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { printReport } from './report.ts';

const png = 'data:image/png;base64,AA==';
const difference = (story: string, mode = 'light-1200') => ({ story, mode, before: png, now: png });

it('the report has each difference in a piece of its own, and nothing in it ends its script', () => {
  const odd = { story: 'a--</script>', mode: 'dark-375', before: undefined, now: png };
  const [, first, second = '', ...rest] = printReport([difference('a--one'), odd]);
  expect(first).toContain('a--one');
  const [, data = ''] = /^<script type="application\/json">(.*)<\/script>\n$/.exec(second) ?? [];
  expect(JSON.parse(data)).toEqual({ story: 'a--</script>', mode: 'dark-375', now: png });
  expect(rest).toHaveLength(1);
});

describe('the page of the report', () => {
  const differences = [difference('a--one'), difference('a--one', 'dark-375'), difference('b--two')];

  /** Opens the report in a window of its own, and answers what is in it. */
  function open() {
    const frame = document.createElement('iframe');
    document.body.replaceChildren(frame);
    const { contentDocument: page } = frame;
    if (!page?.defaultView) throw new Error('The frame has no window.');
    const { Element, Event } = page.defaultView;
    Element.prototype.scrollIntoView = () => undefined;
    page.write(...printReport(differences));
    page.close();
    const find = <E extends HTMLElement>(selector: string) => {
      const found = page.querySelector<E>(selector);
      if (!found) throw new Error(`Nothing is ${selector}.`);
      return found;
    };
    const choose = (selector: string, value: string) => {
      find<HTMLSelectElement>(selector).value = value;
      find(selector).dispatchEvent(new Event('input'));
    };
    const textsOf = (selector: string) => [...page.querySelectorAll(selector)].map((one) => one.textContent);
    return { page, find, choose, textsOf };
  }

  it('shows the pictures of the difference that is chosen, and leaves the focus where it is', () => {
    const { page, find, textsOf } = open();
    const second = find<HTMLButtonElement>('#list :nth-child(2)');
    second.focus();
    second.click();
    expect(page.activeElement).toBe(second);
    expect(textsOf('[aria-current="true"]')).toEqual(['a--one dark-375']);
    expect(find('#name').textContent).toBe('a--one, dark-375');
    expect(find<HTMLImageElement>('#stage img').src).toBe(png);
  });

  it('lists the differences of a component, of a mode and of a story', () => {
    const { choose, textsOf } = open();
    expect(textsOf('#component option')).toEqual(['All', 'a', 'b']);
    choose('#component', 'a');
    expect(textsOf('#list button')).toEqual(['a--one light-1200', 'a--one dark-375']);
    choose('#mode', 'dark-375');
    expect(textsOf('#list button')).toEqual(['a--one dark-375']);
    choose('#text', 'b--');
    expect(textsOf('#list button, #name')).toEqual(['Nothing here differs']);
  });

  it('says how the looks of a story, of its component and all are kept', () => {
    const command = 'npm run test:visual -- approve';
    expect(open().textsOf('#approve code')).toEqual([`${command} a--one`, `${command} a--`, command]);
  });
});
