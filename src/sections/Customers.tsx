import { Band } from '../parts/Band.tsx';

/** Customers who have agreed to be named. */
export interface CustomersWords {
  title: string;
  items: { task: string; result: string; quotation?: string; by: string }[];
}

/** The task and its result, beside who says so and a quotation if there is one. */
export const Customers = ({ words }: { words: CustomersWords }) => (
  <Band title={words.title} joined>
    <div className="rows">
      {words.items.map(({ task, result, quotation, by }, index) => (
        <div key={index}>
          <div>
            <h3 className="lead">{task}</h3>
            <p>{result}</p>
          </div>
          <div>
            {quotation && <blockquote className="title lead">{quotation}</blockquote>}
            <p className="small">{by}</p>
          </div>
        </div>
      ))}
    </div>
  </Band>
);
