/** How many of each exam's questions are open to those who have not bought it, from the first. */
export const freeQuestions = { visitor: 10, member: 20 } as const;
