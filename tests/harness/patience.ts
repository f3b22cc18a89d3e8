/** How long a test waits for what must come. Generous: the machine may be busy with other work. In milliseconds. */
export const PATIENCE = 60_000;
