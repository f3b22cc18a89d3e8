/** Has calls for the same key that come while one is under way share its outcome. */
export function together<T>(run: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key) => {
    const outcome = underWay.get(key) ?? run(key).finally(() => underWay.delete(key));
    underWay.set(key, outcome);
    return outcome;
  };
}
