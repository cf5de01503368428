import { Band } from '../parts/Band.tsx';

/** Customers who have agreed to be named. */
export interface CustomersWords {
  title: string;
  items: { task: string; result: string; quotation?: string; by: string }[];
}

/** The task and who speaks of it, beside the loud part: a quotation if there is one, or else the result. */
export const Customers = ({ words }: { words: CustomersWords }) => (
  <Band title={words.title} joined>
    <div className="rows">
      {words.items.map(({ task, result, quotation, by }, index) => (
        <div key={index}>
          <div>
            <h3 className="lead">{task}</h3>
            {quotation && <p>{result}</p>}
            <p>{by}</p>
          </div>
          {quotation ? (
            <blockquote className="title lead">{quotation}</blockquote>
          ) : (
            <p className="title lead">{result}</p>
          )}
        </div>
      ))}
    </div>
  </Band>
);
