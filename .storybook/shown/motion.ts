const ask = window.matchMedia.bind(window);

/** Answers scripts that ask for reduced motion as `globalTypes.motion` chose, or as the device would by default. */
export function chooseMotion(motion: unknown): void {
  window.matchMedia = (query) => {
    const [, asked] = /prefers-reduced-motion: ([\w-]+)/.exec(query) ?? [];
    if (!motion || !asked) return ask(query);
    return ask((asked === 'reduce') === (motion === 'reduced') ? 'all' : 'not all');
  };
}
