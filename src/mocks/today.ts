/**
 * Makes it this time, from which the clock goes on: what a page says of days is then the same in every picture. Returns
 * how to end it.
 */
export function mockToday(time: string): () => void {
  const RealDate = Date;
  const ahead = new RealDate(time).getTime() - RealDate.now();
  class MockDate extends RealDate {
    constructor(...given: [] | [value: number | string]) {
      if (given.length === 0) super(MockDate.now());
      else super(...given);
    }
    static override now(): number {
      return RealDate.now() + ahead;
    }
  }
  globalThis.Date = MockDate as DateConstructor; // called as a function, which no one does, it would fail
  return () => {
    globalThis.Date = RealDate;
  };
}
