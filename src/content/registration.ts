/** What the footer says of the number that stands there. */
export const registration = {
  explanation: 'Swiss company registration number (UID). See how it checks itself.',
  path: '/about#company',
};
