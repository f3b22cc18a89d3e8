import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOf, daysBetween, earliestToday, nearestDate } from './days.ts';

afterEach(() => vi.unstubAllEnvs());

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin', 'Pacific/Pago_Pago', 'UTC'];

describe.each(zones)('for a reader in %s', (timeZone) => {
  it('a day lasts from midnight to midnight, and no today is before the earliest', () => {
    vi.stubEnv('TZ', timeZone);
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 86_399 }), (date, seconds) => {
        const [year = 0, month = 1, ofMonth = 1] = date.split('-').map(Number);
        const time = new Date(year, month - 1, ofMonth, 0, 0, seconds).getTime();
        // On the day on which clocks are changed, an hour may be of the next day.
        expect([date, addDays(date, 1)]).toContain(dayOf(time));
        expect(seconds >= 80_000 || dayOf(time) === date).toBe(true);
        expect(dayOf(time) >= earliestToday(time)).toBe(true);
      }),
    );
  });
});

it('adding days and counting them belong together', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (from, days) => {
      expect(daysBetween(from, addDays(from, days))).toBe(days);
    }),
  );
});

it('the date that counts is the first that is not over, or the last', () => {
  fc.assert(
    fc.property(fc.array(day), day, (dates, today) => {
      const found = nearestDate(
        dates.map((date) => ({ date })),
        today,
      )?.date;
      const coming = dates.filter((date) => date >= today).toSorted();
      expect(found).toBe(coming[0] ?? dates.toSorted().at(-1));
    }),
  );
});
