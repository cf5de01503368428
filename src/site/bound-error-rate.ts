/** The conclusion is right with this probability. */
const CERTAINTY = 0.95;

/**
 * Returns an upper bound of the error rate, from 0 to 1, if none of `cases` random cases fails. At an error rate p, all
 * n cases succeed with the probability (1 − p)^n, and at the bound that is one chance in twenty.
 */
export const boundErrorRate = (cases: number) => 1 - (1 - CERTAINTY) ** (1 / cases);
