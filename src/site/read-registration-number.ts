/**
 * The Swiss company registration number (UID) has a check digit: the first eight digits times these weights, plus the
 * ninth, are a multiple of eleven (eCH-0097, data standard for the UID).
 */
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];
const MODULUS = 11;

/** Reads the parts of a UID such as CHE-123.456.788, and computes its check. */
export function readRegistrationNumber(uid: string) {
  const [...all] = uid.replaceAll(/\D/g, '');
  const digits = WEIGHTS.map((weight, index) => ({ digit: Number(all[index]), weight }));
  const check = Number(all[WEIGHTS.length]);
  const sum = digits.reduce((total, { digit, weight }) => total + digit * weight, 0);
  return {
    prefix: 'CHE-',
    digits,
    check,
    sum,
    isValid: (sum + check) % MODULUS === 0,
    equation: `${sum} + ${check} = ${(sum + check) / MODULUS} × ${MODULUS}`,
  };
}
