/** The weights of rings, from the boldest. */
const WEIGHTS = ['full', 'half', 'thin'] as const;

/**
 * Says which weight a person's rings have and which quarter of the head is turned, by the place in the list. Twelve in a
 * row differ from each other, because 3 and 4 have no common divisor. Then they begin again.
 */
export const drawPerson = (place: number) => ({ weight: WEIGHTS[place % 3]!, turned: place % 4 });
