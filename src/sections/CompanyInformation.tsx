import { Band } from '../parts/Band.tsx';
import { Name } from '../parts/Name.tsx';
import { TermList } from '../parts/TermList.tsx';
import { useSite } from '../parts/use-site.ts';
import '../parts/Poster.css';

export interface CompanyInformationWords {
  title: string;
  founded: string;
  /** The link to the company's entry in the commercial register, or else to the register. */
  register: string;
}

/** What the footer doesn't say about the company. The link to the commercial register stands above the number as a poster. */
export function CompanyInformation({ words }: { words: CompanyInformationWords }) {
  const { facts, words: site } = useSite();
  const { number, management } = site.contact.imprint.labels;
  return (
    <Band title={words.title} id="company" ground="ink">
      <TermList
        className="rows lead"
        terms={[
          { title: words.founded, text: facts.founded },
          { title: management, text: facts.managers && <Name>{facts.managers}</Name> },
          {
            title: number,
            text: <a href={facts.registerEntry ?? 'https://www.zefix.ch'}>{words.register}</a>,
          },
        ]}
      />
      <p className="poster title" translate="no">
        {facts.uid}
      </p>
    </Band>
  );
}
