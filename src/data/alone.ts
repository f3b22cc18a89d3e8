/** Runs `work` while no other tab runs work of the same name. Only pages from a safe origin have locks. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(`certcrest-${name}`, work) : await work();
}
