import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Ring } from '../parts/Ring.tsx';
import { useSite } from '../parts/use-site.ts';
import type { ContactWords } from '../site/words.ts';
import './NextSteps.css';

/** What happens after an email. A ring in outline is a working day that passes, and half a ring is half an hour. */
export function NextSteps({ title, steps, action }: ContactWords['next']) {
  const { answersWithinDays = 0 } = useSite().facts;
  const pictures = [
    <Ring key="email" />,
    [
      ...Array.from({ length: answersWithinDays }, (_, day) => <Ring key={day} isOutline />),
      <Ring key="reply" />,
    ],
    <Ring key="call" isHalf />,
  ];
  return (
    <section className="band">
      <h2 data-column="first">{title}</h2>
      <div className="next-steps rows" data-even data-column="rest">
        {steps.map(({ title, text }, index) => (
          <div key={title}>
            <div>
              <h3 className="numbered">
                <span>{index + 1}</span>
                {` ${title}`}
              </h3>
              <div className="cluster">{pictures[index]}</div>
            </div>
            <p>{text}</p>
          </div>
        ))}
      </div>
      {action && (
        <div className="cluster" data-column="rest">
          <ButtonLink {...action} secondary />
        </div>
      )}
    </section>
  );
}
