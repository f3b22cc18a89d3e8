/** Resolves once what follows a painted frame, such as the explanations of a pick, has been painted as well. */
export async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}
