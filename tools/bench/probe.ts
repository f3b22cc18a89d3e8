/** What the probe collects in a page; times in milliseconds. */
export interface Probe {
  /** First and largest contentful paint, since the page was asked for. */
  fcp: number;
  lcp: number;
  /** Layout shifts without a click just before them: when, and how far. */
  shifts: [at: number, value: number][];
  /** Long tasks: when they began, and how long they took. */
  tasks: [at: number, duration: number][];
  /** When the last long task ended. */
  busyUntil: number;
  /** For each click the time from its event to the paint that follows. */
  clicks: number[];
  /** Clicks whose paint is still to come. */
  pending: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before its own scripts. Playwright hands it over as text, so it stands on nothing outside. */
export function installProbe(): void {
  const probe: Probe = { fcp: 0, lcp: 0, shifts: [], tasks: [], busyUntil: 0, clicks: [], pending: 0 };
  window.probe = probe;

  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    probe.lcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    probe.tasks.push([startTime, duration]);
    probe.busyUntil = startTime + duration;
  });
  watch('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.shifts.push([startTime, value]);
  });

  // A frame's callbacks run before it is painted; the first task after them runs when it has been.
  addEventListener(
    'click',
    ({ timeStamp }) => {
      probe.pending += 1;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          probe.clicks.push(performance.now() - timeStamp);
          probe.pending -= 1;
        };
        port2.postMessage(0);
      });
    },
    true,
  );
}
