import * as z from 'zod';
import type { Service, ServiceDrawing, StepsExample } from '../content/words.ts';
import { drawings } from '../illustrations/drawings.ts';
import { describeProblems } from './describe-problems.ts';

/** The type makes sure that each drawing that words may name exists. */
const drawingNames = Object.keys(drawings satisfies Record<ServiceDrawing, unknown>);

/** In public/drawings/steps.svg. */
const pictureNames = ['bars', 'squares'] satisfies StepsExample['picture'][];

const nameOf = (names: string[]) =>
  z.enum(names, { error: `does not exist; choose one of ${names.join(', ')}` }).optional();

const NO_ACTION = "must name what the card's link shows, such as See the invoice example";

/** 14 letters fit one line of a title in a window of 320 px. */
const title = z.string().regex(/^(?!.*[^\s\u00ad-]{15})/u, {
  error: 'has a word of more than 14 letters; write \\u00ad where it may break',
});

const action = z.string({ error: NO_ACTION }).regex(/\S/, { error: NO_ACTION });

const NUMBER_ERROR = { error: 'must be a whole number of one to four digits, without quotes' };
const caseDocument = z.object({
  number: z.int(NUMBER_ERROR).min(0, NUMBER_ERROR).max(9999, NUMBER_ERROR),
});
const example = z.object({
  kind: z.enum(['case', 'steps']),
  title,
  picture: nameOf(pictureNames),
  documents: z.array(caseDocument).optional(),
});

const service = z.object({
  id: z.string().regex(/^[a-z][a-z\d-]*$/, {
    error: 'must be small letters, digits and hyphens, such as agents',
  }),
  title,
  card: z.object({ title: title.optional(), action }),
  drawing: nameOf(drawingNames),
  example: example.optional(),
});

const COUNT_ERROR = { error: 'must be two to five services, for which the design is made' };
const OWN_ID = "is another service's already; each needs its own";
const ONE_CASE = "is another service's already; Services opens with one case, so write 'steps' here";

const blocks = z
  .array(service)
  .min(2, COUNT_ERROR)
  .max(5, COUNT_ERROR)
  .superRefine((services, { addIssue }) => {
    const ids = services.map(({ id }) => id);
    for (const [index, id] of ids.entries())
      if (ids.indexOf(id) < index)
        addIssue({ code: 'custom', path: [index, 'id'], input: id, message: OWN_ID });
    const kinds = services.map((service) => service.example?.kind);
    const secondCase = kinds.indexOf('case', kinds.indexOf('case') + 1);
    if (secondCase > 0)
      addIssue({
        code: 'custom',
        path: [secondCase, 'example', 'kind'],
        input: 'case',
        message: ONE_CASE,
      });
  });

/** Returns one sentence for each problem of the owner's services. */
export const checkServices = (services: readonly Service[], folder: string) =>
  describeProblems(z.object({ blocks }), `${folder}/services.ts`, { blocks: services });
