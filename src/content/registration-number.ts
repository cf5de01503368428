/**
 * The Swiss company registration number (UID) checks itself: the first eight digits times these
 * weights, plus the ninth, make a multiple of eleven (eCH-0097, data standard for the UID).
 */
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];
const MODULUS = 11;

/** The parts of a UID and its arithmetic; undefined where the text has not the form CHE-123.456.789. */
export function readRegistrationNumber(uid: string) {
  const match = /^(CHE)-(\d{3})\.(\d{3})\.(\d{3})$/.exec(uid);
  if (!match) return undefined;
  const all = Array.from(match.slice(2).join(''), Number);
  const check = all[8]!;
  const digits = all.slice(0, 8).map((digit, index) => ({ digit, weight: WEIGHTS[index]! }));
  const sum = digits.reduce((total, { digit, weight }) => total + digit * weight, 0);
  return {
    prefix: 'CHE-',
    digits,
    check,
    /** What the ninth digit has to be; 10 where no number with these eight digits is ever issued. */
    expected: (MODULUS - (sum % MODULUS)) % MODULUS,
    sum,
    equation: `${sum} + ${check} = ${(sum + check) / MODULUS} × ${MODULUS}`,
  };
}
