import type { FormattedFacts } from '#words/contact.ts';
import { locale } from '#words/interface.ts';
import type { Company } from '../../content/company.ts';

/**
 * The facts that need a language's names and lists. At build only: a browser whose ICU data differ from Node's would
 * write another text than the page holds, and React would then render the whole page again.
 */
export function formatFacts({ languages, privacyChanged }: Company): FormattedFacts {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    languages: new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      languages.split(', ').map((code) => names.of(code)!),
    ),
    privacyChanged: new Date(privacyChanged).toLocaleDateString(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  };
}
