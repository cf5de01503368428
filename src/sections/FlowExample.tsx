import { Fields } from '../parts/Fields.tsx';
import type { FlowExample as Props } from '../site/words.ts';

/** An ordered list that CSS draws as a flow chart. */
export function FlowExample({ inputs, agent, agreed, end, person, terms }: Props) {
  return (
    <>
      <ol className="flow lead">
        {inputs.map((input) => (
          <li className="flow__input" key={input}>
            {input}
          </li>
        ))}
        <li className="flow__agent">{agent}</li>
        <li className="flow__agreed">
          <b>{agreed.condition}</b> <span>{agreed.result}</span>
        </li>
        <li className="flow__end">
          <b>{end.condition}</b> <span>{end.result}</span>
        </li>
        <li className="flow__person">
          <b>{person.condition}</b> <span>{person.result}</span>
        </li>
      </ol>
      <Fields terms={terms} />
    </>
  );
}
