import type { next } from '../content/contact.ts';

/** What happens after an email. */
export function NextSteps({ title, steps }: typeof next) {
  return (
    <section className="next-steps band">
      <h2>{title}</h2>
      <ol className="fields">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
