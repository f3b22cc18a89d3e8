import { readdirSync } from 'node:fs';

const files = readdirSync(new URL('../../../content/exams', import.meta.url));

/** How many exams there are: each has a file. */
export const examCount = files.filter((name) => !name.endsWith('.schema.json')).length;
