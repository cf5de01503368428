import type { FlowExample as Props } from '../content/services.ts';
import { Fields } from '../parts/Fields.tsx';

/** A list of seven that is drawn as a diagram by styles alone. */
export function FlowExample({ title, inputs, agent, agreed, person, end, terms }: Props) {
  return (
    <div className="flow-example" data-ground="ink">
      <h3>{title}</h3>
      <ol className="flow lead">
        {inputs.map((input) => (
          <li className="flow__input" key={input}>
            {input}
          </li>
        ))}
        <li className="flow__agent">{agent}</li>
        <li className="flow__agreed">
          <b>{agreed.when}</b> <span>{agreed.then}</span>
        </li>
        <li className="flow__person">
          <b>{person.when}</b> <span>{person.then}</span>
        </li>
        <li className="flow__end">
          <b>{end.when}</b> <span>{end.then}</span>
        </li>
      </ol>
      <Fields terms={terms} />
    </div>
  );
}
