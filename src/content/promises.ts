import type { Company } from './company-schema.ts';
import { computeExample } from './compute-example.ts';

/**
 * What the words promise and only you can keep, by where it stands. `npm run release` prints it. A promise that needs a
 * fact is left out if company.ts doesn't state that fact.
 */
export function listPromises(company: Company): Record<string, string[]> {
  const { people, discoveryDays, discoveryPrice, cycleWeeks, dayRate } = company;
  const managers = people.filter(({ manages }) => manages).map(({ name }) => name);
  const hasExample = computeExample(company) !== undefined;
  /** A promise followed by its facts, or nothing if the last of them is not stated. */
  const keep = (promise: string, ...names: (keyof Company)[]) => {
    const facts = names.map((name) => `${name} ${[company[name]].flat().join(' and ')}`);
    return [company[names.at(-1)!]].flat().some(Boolean) && `${promise} (${facts.join(', ')}).`;
  };
  return keepStated({
    'company.ts': [
      keep('You answer every email in time', 'answersWithinDays'),
      keep('You plan Discovery for no longer', 'discoveryDays'),
      keep('Discovery has a fixed price that is no higher', 'discoveryPrice'),
      keep('Discovery takes no more days of the client’s people', 'discoveryClientDays'),
      keep('A cycle of Iterative Development takes no longer', 'cycleWeeks'),
      discoveryDays > 0 && cycleWeeks > 0 && 'Discovery, four cycles and ten working days of testing bring one team to daily use. The client adds only the time to decide and to give access.',
      keep('You offer a first agent for a price in this range', 'firstAgent'),
      keep('You estimate a month of running it, with support and providers’ fees, in this range', 'running'),
      keep('You charge this for a day that no fixed price covers', 'dayRate'),
      keep('You have connected these systems', 'systems'),
      keep('You store and process data in this country, and the model runs there, unless the client approves another', 'dataCountry'),
      keep('You hold these certificates and can prove it', 'certificates'),
      keep('The company was founded in this year', 'founded'),
      keep('The company has this many people', 'staff'),
      people.length > 0 && 'Each person whom About names does in every project what About says.',
    ],
    'Every page': [
      'The steps that a client names wait for approval, each approval is logged, and decisions stay with the client’s people.',
    ],
    Home: [
      'Your agents work in the systems that the client already uses.',
      'A client can stop after any phase and keeps what is paid for.',
      'A support agent answers from the client’s own documents and hands over the rest with the full history.',
      'Every figure of a report shows its source.',
      hasExample && 'You would offer the example: its minutes, its cost of a minute, its prices and the client’s days.',
      'Discovery works out the payback, and you advise against an agent that takes too long to pay.',
      'One of you answers every email. Where you can help, the first half-hour call is free.',
    ],
    Services: [
      'You leave to the client’s ERP what it can match, and look for its interface before Discovery is ordered.',
      'You test an agent on the client’s own cases before launch, and the client sees every result.',
      'An agent asks where documents differ, and drafts no entry until the answer has come.',
      'An agent never releases a payment. The rest of a disputed invoice stays blocked.',
      'The client’s accounting team approves every entry and chooses how many invoices it compares with the originals.',
      'The client sets systems, actions and the maximum amount. Beyond these limits, the agent stops and asks. Access rights and fixed checks outside the model enforce the limits.',
      'The log shows what the agent read and did, when, and who approved.',
      'Each agent has its own account with minimal rights, which the client can block.',
      'Before launch, you attack each agent with forged documents, and the client’s IT team may join in.',
      'The people who do the task today help to design and test the agent. You come along when the client tells them.',
      'You build no agent that decides about people or whose result nobody could check.',
      'The defaults of Your data are in writing before the client sends the first file.',
      'Only the people and providers named in the offer see the data, unless a law requires disclosure.',
      'You delete every copy within 30 days of the end of your work and confirm it, unless a law forbids deletion.',
      'The client approves model, provider and country. An open-weight model can run on the client’s own servers.',
      'A new model takes over only after passing the client’s test. Nobody trains a model on the data without consent in writing.',
      'You keep to the FADP and, where it applies, the GDPR, and write down an agent’s risk class under the EU AI Act before you build it.',
      'A study first agrees what counts as good enough, compares models and draws its test cases at random. The client keeps test cases, error analysis and report.',
      'A study measures error rates by field and the cost per page, and ends in a yes or a no with reasons.',
      'On a platform, each customer sees only their own data, and the client chooses the country.',
      'A platform’s code is in the client’s repository from the first week. You monitor and update until the client’s team takes over.',
      'You name the service that fits a task, or say that none does.',
    ],
    Methodology: [
      'The client orders each phase by itself, with scope, dates and price in writing.',
      'A client who stops keeps the results of the phase and pays for nothing else.',
      discoveryPrice > 0 && 'Discovery costs the same where you advise against building.',
      'Discovery ends with a process map with cases counted and timed, a report on data and interfaces, test cases, the measure, the payback in months and your advice.',
      'Iterative Development has one fixed price. Each cycle ends with a version to try and with the client’s decision.',
      'Iterative Development ends with one trained team using the agent daily, the code, all test results and an off switch that works without you.',
      'The client’s people judge the result, on the client’s own cases.',
      'Length and price of Scaling for Impact are in writing before the order. Each step has a date and can be reversed. Each overruled decision becomes a test case.',
      'With support, you check the measure as often as the offer says and fix any drop in quality. The client can end support with notice.',
      hasExample && 'You would make the sample offer: four instalments, its measure, its limit of CHF 20,000 and its hours of support.',
      'You confirm one of three times that a visitor proposes.',
    ],
    Contract: [
      'A lawyer has read all that follows, and you have agreed the liability with your insurer.',
      'Price: fixed, expenses included, due within 30 days of acceptance or in the instalments that the offer names.',
      'Acceptance: the client has the agreed days to test.',
      'Defects: until the last day that the offer names, or else for two years from acceptance, you repair each defect once at your cost, hidden defects too. Defects that remain lower the price or, where the client can’t reasonably keep the result, allow withdrawal.',
      'Ownership: code and accounts are with the client from the first week. What you make belongs to the client on payment, and your earlier work in it may be used and changed, free and without end.',
      'Data: you sign a confidentiality agreement and, for personal data, a processing agreement before you receive data.',
      `Stopping: the client pays the work done at ${dayRate > 0 ? `CHF ${dayRate} a day` : 'the day rate that the offer names'}, at most the fixed price. You stop only 30 days after a written reminder.`,
      'Delay: yours takes no right from the client. The client’s moves the dates, and you announce extra work before you charge it.',
      'Liability: without limit for intent, gross negligence and where the law allows no limit, otherwise up to the amount in the offer or the price of all signed phases.',
      'Law: Swiss law, no general terms of yours.',
    ],
    About: [
      'The person whom a client speaks to first stays the contact, through support. If that must change, you tell the client first.',
      'The offer names everyone who works for the client. You ask before a stand-in or a subcontractor comes in.',
      'Before a client signs, you name a customer to call, with that customer’s consent, or say that none has work like theirs.',
      'The people who would build the agent answer the client’s IT team.',
      'The client may give the test cases from Discovery to any other supplier.',
      'You document code so that another team can take over.',
      'The measure agreed before building decides whether the agent works.',
      'Whoever reads an email answers it, under their own name.',
    ],
    Contact: [
      managers.length > 0 && `Each of these people reads every email: ${managers.join(', ')}.`,
      'You sign a confidentiality agreement before you receive anything confidential.',
      'You answer with questions or with a clear no and why, and name your earliest start date. You say no where a simpler tool would do.',
      'An offer for Discovery is in writing, and the client owes nothing until it is signed.',
      'You use what clients send only to answer and for the work that follows, and delete it when you no longer need it.',
      'You agree the service for a video call first.',
      'You answer requests about personal data as a rule within 30 days and free of charge.',
      company.hostKeepsLogs > 0 && 'The logs serve only to find faults and attacks.',
    ],
  });
}

const keepStated = (lists: Record<string, (string | false)[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([place, lines]) => [place, lines.filter((line) => line !== false)]));
