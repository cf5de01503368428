/** What is concluded is right in so many of a hundred samples. */
const CERTAINTY = 0.95;

/**
 * Below which the error rate lies, from 0 to 1, if none of so many randomly drawn cases fails: at a rate of p all n
 * succeed with the probability (1 − p)^n, and at the rate returned that is one chance in twenty.
 */
export const boundErrorRate = (cases: number) => 1 - (1 - CERTAINTY) ** (1 / cases);
