import type { Facts, MethodologyWords } from '../../words.ts';
import { countDays, countWorkingDays, joinSentences } from './sentences.ts';

export const methodology = (facts: Facts): MethodologyWords => ({
  page: {
    label: 'Methodik',
    title: [
      `Methodik: So läuft ein KI-Agenten-Projekt ab | ${facts.name}`,
      'Methodik: So läuft ein KI-Agenten-Projekt ab',
    ],
    description: [
      'Abklärung, iterative Entwicklung, Ausbau: was Sie erhalten, wo Sie aussteigen können, und jede Zeile der Offerte, bevor sie ausgefüllt ist.',
    ],
    picture: {
      title: 'Die Methodik «Deliver Impact»',
      alt: 'Felder mit Ringen: oben ungeordnet, unten ganze Kreise, dazwischen eines in einer anderen Farbe.',
    },
  },

  head: {
    title: 'Methodik «Deliver Impact»',
    // You promise: a client can stop after any phase and keep what was made and paid for; scope, length and price are agreed in writing before each phase.
    lead: 'Drei Phasen, jede mit einem Ergebnis, das Sie prüfen können. Nach jeder können Sie aussteigen und behalten, was bis dahin erarbeitet und bezahlt ist. Umfang, Dauer und Preis werden vor jeder Phase schriftlich vereinbart.',
  },

  /** The label of what a client receives at the end of each phase. */
  received: 'Sie erhalten',

  // You promise: after each phase the client alone decides, and each phase is ordered by itself.
  decision: 'Sie entscheiden',

  phases: [
    {
      drawing: 'discovery',
      title: 'Abklärung',
      lead: 'Was heute gemacht wird, mit welchen Daten, und was als Verbesserung gelten soll.',
      // You promise: Discovery takes no longer and costs no more than company.ts states, where it states it.
      terms: describeDiscovery(
        facts.discoveryDays &&
          `ist innert ${countWorkingDays(facts.discoveryDays)} nach Erhalt der Zugänge abgeschlossen`,
        facts.discoveryPrice &&
          `kostet fest CHF\u00a0${facts.discoveryPrice} exkl. MWST, nur für Unternehmen, und gleich viel, wenn die Antwort «bleiben lassen» heisst`,
        facts.discoveryClientDays &&
          `braucht ${countDays(facts.discoveryClientDays)} Arbeit Ihrer Leute`,
      ),
      points: [
        {
          title: 'Den Ablauf aufnehmen',
          text: 'Wir gehen die heutige Arbeit Schritt für Schritt durch, zusammen mit den Leuten, die sie machen.',
        },
        {
          title: 'Die Daten prüfen',
          text: 'Was vorhanden ist, wo es aufbewahrt wird, was fehlt und wer es verwenden darf.',
        },
        {
          title: 'Die Messgrösse vereinbaren',
          text: 'Zusammen halten wir fest, was Erfolg heisst, wenn möglich in einer Zahl.',
        },
      ],
      // You promise: discovery ends with these five things, also where the recommendation is to leave it.
      result:
        'Ein Ablaufdiagramm, einen Bericht über die Daten, Testfälle, die vereinbarte Messgrösse und eine Empfehlung: umsetzen, zuwarten oder bleiben\u00a0lassen.',
      stop: {
        question: 'Hier aussteigen?',
        decided: 'Ausgestiegen.',
        again: 'Weitermachen',
        text: 'Sie behalten das Ablaufdiagramm, den Bericht über die Daten, die Testfälle und die vereinbarte Messgrösse und haben diese Phase bezahlt. Danach wurde nichts bestellt.',
      },
    },
    {
      drawing: 'iteration',
      title: 'Iterative Entwicklung',
      lead: 'Zuerst eine Aufgabe, geprüft an Fällen, deren Lösung Sie kennen.',
      // You promise: cycles last as long, and first agents are offered at the prices, as company.ts states, where it states it.
      terms: joinSentences(describeCycle(facts), describePrices(facts)),
      points: [
        {
          title: 'Eine erste Version bauen',
          text: 'Eine eng gefasste Aufgabe, von Anfang bis Ende gelöst.',
        },
        {
          title: 'An echten Fällen testen',
          text: 'An Ihren Fällen, beurteilt von Ihren Leuten und nicht von unseren.',
        },
        {
          title: 'Prüfen und anpassen',
          // You promise: each cycle has a date, and the client then decides whether to go on.
          text: 'Jede Runde hat ein Datum und endet mit einem Entscheid: weiter, anders oder Schluss.',
        },
      ],
      // You promise: the client receives the code, and test results after every cycle.
      result: 'Eine lauffähige Version, ihren Code und nach jeder Runde die Testergebnisse.',
      stop: {
        question: 'Hier aussteigen?',
        decided: 'Ausgestiegen.',
        again: 'Weitermachen',
        text: 'Sie behalten die Version, ihren Code und die Testergebnisse und haben zwei Phasen bezahlt. Die dritte wurde nie bestellt.',
      },
    },
    {
      drawing: 'scaling',
      title: 'Ausbauen, was\u00a0wirkt',
      lead: 'Zuerst ein Team, dann das nächste.',
      points: [
        {
          title: 'Schrittweise einführen',
          text: 'Jeder Schritt hat ein Datum und einen Weg zurück.',
        },
        {
          title: 'Das Team schulen',
          text: 'Wer damit arbeitet, lernt, wie der Agent entscheidet und wann man ihn übersteuert.',
        },
        // You promise: the agreed measure is checked for as long as you are engaged, and what slips is repaired under the support agreed.
        {
          title: 'Beobachten und verbessern',
          text: 'Solange der Auftrag läuft, prüfen wir die vereinbarte Messgrösse. Wird sie schlechter, bessern wir nach, wie es die Offerte unter «Support» festhält.',
        },
      ],
      // You promise: the client can switch the agent off without you.
      result:
        'Den Agenten im täglichen Einsatz, ein geschultes Team, einen Qualitätsbericht und die Möglichkeit, den Agenten selbst abzuschalten.',
      stop: {
        question: 'Abschalten?',
        decided: 'Abgeschaltet.',
        again: 'Wieder einschalten',
        text: 'Sie behalten den Agenten, seinen Code und den Bericht und haben die drei Phasen bezahlt. Mehr wurde nicht bestellt.',
      },
    },
  ],

  /**
   * The sheet that a client is asked to sign, before anything is filled in: what is printed holds in every offer, and a
   * blank follows the last word of each row. These are terms of a contract: have them read by somebody who knows Swiss
   * contract law before you publish them, and strike what you do not offer. \u00a0 is a no-break space.
   */
  offer: {
    title: 'Die Offerte, blanko',
    // You promise: every offer for an agent starts from these words, and what does not apply is struck out with the client.
    lead: 'Mit diesem Wortlaut beginnt jede Offerte für einen Agenten. Vor jeder Phase füllen wir mit Ihnen die Lücken aus und streichen, was nicht zutrifft. Leer bindet sie niemanden. Drei Dinge bestimmen den Preis: die Zahl der Systeme, der Dokumentarten und der\u00a0Ausnahmen.',
    note: 'Auf Papier ist sie ein einziges Blatt. Legen Sie es neben jede andere Offerte.',
    print: 'Blatt drucken',
    to: 'Offerte für',
    readAll: 'Alle Zeilen lesen',
    rows: [
      { id: 'phase', title: 'Phase', text: 'Abklärung, Entwicklung oder Ausbau:' },
      { id: 'task', title: 'Aufgabe', text: 'Die Arbeit, wie sie heute gemacht wird:' },
      // You promise: from Discovery on, each offer states today's figure, the target, and how many errors are allowed.
      {
        id: 'measure',
        title: 'Messgrösse',
        text: 'Heutiger Wert, Zielwert und zulässige Fehler auf hundert\u00a0Fälle:',
      },
      // You promise: nothing is charged that the offer does not name, and nothing changes without the client's word in writing.
      {
        id: 'scope',
        title: 'Umfang',
        text: 'Mehr ist weder enthalten noch zu bezahlen; eine Änderung gilt, sobald ihr beide schriftlich zugestimmt haben. Was unsere Seite «Methodik» heute bei dieser Phase unter «Sie erhalten» nennt,\u00a0und:',
      },
      // You promise: each phase has a day on which it ends; your own delay costs the client nothing, and the client's moves the dates and is charged only as agreed before.
      {
        id: 'length',
        title: 'Dauer',
        text: 'Für Verzögerungen auf unserer Seite zahlen Sie nicht mehr, und Ihre gesetzlichen Rechte bleiben gewahrt; bei Verzögerungen auf Ihrer Seite verschieben sich die Termine entsprechend, und Mehrkosten werden zuvor vereinbart. Diese Phase endet\u00a0am',
      },
      // You promise: the price of a phase is fixed, expenses included, and due 30 days after its acceptance.
      {
        id: 'price',
        title: 'Preis',
        text: 'CHF, zuzüglich MWST, Spesen inbegriffen; zahlbar 30\u00a0Tage nach der Abnahme oder, wenn Sie aussteigen, nach unserer Rechnung. Diese Phase,\u00a0fest:',
      },
      // You promise: the offer states an estimate of all phases and of what the agent costs a month to run, and the rate that holds if the client stops within a phase.
      {
        id: 'later',
        title: 'Weitere Kosten',
        text: 'CHF, zuzüglich MWST. Alle Phasen und der Betrieb pro Monat: geschätzt, unverbindlich. Unser Ansatz pro Tag,\u00a0fest:',
      },
      // You promise: the client's own people judge the result, against the agreed measure; you repair at your own cost what fails, and what fails again the client may keep at a lower price or give back.
      {
        id: 'acceptance',
        title: 'Abnahme',
        text: 'Ihre Leute prüfen das Werk anhand der Messgrösse, die Abklärung anhand ihrer Liste; ein Fehler innerhalb der vereinbarten Quote ist kein Mangel und begründet keinen Schadenersatz. Was sie bis zum Tag unten nicht schriftlich rügen, gilt als genehmigt, versteckte Mängel ausgenommen. Was nicht genügt, bessern wir einmal auf unsere Kosten nach; genügt es wieder nicht, können Sie für diese Phase Minderung oder Wandelung verlangen. Prüfung\u00a0bis:',
      },
      // You promise: your people are named, a stand-in needs the client's consent, and the client's share of the work is stated in days.
      {
        id: 'people',
        title: 'Personen',
        text: 'Wir nennen unsere Leute beim Namen; Vertretung nur mit Ihrer Zustimmung. Sie stellen echte Fälle. Wer, wie viele\u00a0Tage:',
      },
      // You promise: no subcontractor, host or model has a part in the work unless the offer names it.
      {
        id: 'subcontractors',
        title: 'Beigezogene Dritte',
        text: 'Nur diese, Hosting und Modelle inbegriffen:',
      },
      { id: 'place', title: 'Ort der Daten', text: 'Land und Anbieter, für Bearbeitung und Aufbewahrung:' },
      // You promise: you sign a confidentiality agreement, and for personal data a processing agreement, before you see any data, you keep the client's professional secrets, and only those named read it, unless a law compels you.
      {
        id: 'readers',
        title: 'Wer Daten liest',
        text: 'Voraus gehen eine Geheimhaltungsvereinbarung und, für Personendaten, ein Auftragsbearbeitungsvertrag; beide sind Teil dieser Offerte: nur nach Ihren Weisungen, mit benannter Datensicherheit, Verletzungen sofort gemeldet. Ein Berufsgeheimnis, das Sie bindet, wahren auch wir. Danach, gesetzliche Pflichten vorbehalten,\u00a0nur:',
      },
      // You promise: you delete all copies on the agreed day, also those of your providers and in backups, but for what a law makes you keep, and confirm it in writing.
      {
        id: 'deletion',
        title: 'Löschung',
        text: 'Unsere Kopien und jene unserer Anbieter samt Backups, gesetzliche Aufbewahrungspflichten vorbehalten; Ihnen schriftlich bestätigt\u00a0am',
      },
      // You promise: you do not train on a client's data without consent in writing, and your contracts forbid it to your providers; a new model passes the client's test before it is used, and where a provider withdraws one sooner you tell the client at once and stop the agent.
      {
        id: 'model',
        title: 'Modell und Training',
        text: 'Ohne Ihre schriftliche Zustimmung kein Training mit Ihren Daten; dieses Verbot gilt vertraglich auch für unsere Anbieter. Ein Modell wird erst ersetzt, wenn das neue Ihren Test bestanden hat; nimmt ein Anbieter ein Modell früher vom Markt, melden wir es sofort, und der Agent steht bis dahin still. Modell und\u00a0Ort:',
      },
      // You promise: access rights and a highest amount limit the agent, whatever a document that it reads may say.
      {
        id: 'limits',
        title: 'Grenzen',
        text: 'Ein Dokument kann einen Agenten irreführen; darum begrenzen ihn Zugriffsrechte, nicht Anweisungen. Seine Rechte und der Höchstbetrag:',
      },
      // You promise: the steps that the client names wait for a person.
      {
        id: 'approvals',
        title: 'Freigaben',
        text: 'Schritte, die auf einen Menschen warten, und auf\u00a0wen:',
      },
      // You promise: the agent logs each action, nobody uses the log to watch the client's people, and until the agreed day you repair hidden defects at your own cost.
      {
        id: 'log',
        title: 'Protokoll und Fehler',
        text: 'Jede Aktion wird protokolliert, zur Kontrolle des Agenten und nicht Ihrer Leute. Versteckte Mängel beheben wir auf unsere Kosten, wenn Sie sie rügen\u00a0bis:',
      },
      // You promise: you pay the damage that you and your helpers cause, and are insured for it; there is a cap only where negligence was not gross and the law allows one. Agree on it with your insurer.
      {
        id: 'liability',
        title: 'Haftung',
        text: 'Wir haften, auch für Hilfspersonen, unbeschränkt bei Absicht und grober Fahrlässigkeit und überall, wo das Gesetz keine Beschränkung zulässt; sonst für alle Schäden aus dieser Offerte zusammen bis CHF\u00a0………………, versichert\u00a0bei',
      },
      // You promise: after launch somebody answers, and the measure is checked, as the offer says.
      {
        id: 'support',
        title: 'Support',
        text: 'Wer nach der Einführung antwortet, wann und wie schnell; wer die Messgrösse prüft und wie oft; Preis pro Monat und Kündigungsfrist:',
      },
      // You promise: what you make is the client's once it is paid, what you had before may be used and changed with the agent without end or fee, you defend the client against claims to your work, code and accounts are the client's from the first week, and the handover is rehearsed.
      {
        id: 'ownership',
        title: 'Rechte, Übergabe',
        text: 'Mit der Zahlung gehen alle übertragbaren Rechte an dem, was wir für Sie herstellen, auf Sie über; bis dahin dürfen Sie es testen. Was wir mitbringen, bleibt unser; Sie und wer den Agenten für Sie pflegt dürfen es mit dem Agenten unbefristet und kostenlos nutzen und ändern. Für Komponenten Dritter gilt deren Lizenz; wir listen sie auf. Behaupten Dritte Rechte an unserem Werk, wehren wir sie für Sie ab. Ab der ersten Woche liegt der Code in Ihrem Repository, und Konten bei Hosting und Anbietern lauten auf Sie. Probe der Übergabe\u00a0am',
      },
      // You promise: a client can stop after any phase, or within one by paying for the work done, and can switch the agent off without you; you stop only 30 days after a written reminder.
      {
        id: 'stop',
        title: 'Ausstieg',
        text: 'Nach jeder Phase; während einer Phase vergüten Sie die geleistete Arbeit zum Ansatz oben, höchstens deren Festpreis und sonst nichts. Wir dürfen aussteigen, wenn Sie 30\u00a0Tage nach schriftlicher Mahnung nicht zahlen oder nicht mitwirken. So schalten Sie den Agenten jederzeit\u00a0ab:',
      },
      // You promise: the sheet goes before your own general terms, and what either side writes by email counts as writing.
      {
        id: 'law',
        title: 'Recht',
        text: 'Schweizerisches Recht, ohne das Wiener Kaufrecht (CISG). Verbindlich, sobald beide unterschrieben haben, von Hand oder mit qualifizierter elektronischer Signatur; sonst gilt als schriftlich auch eine E\u2011Mail. Dieses Blatt geht allen allgemeinen Geschäftsbedingungen vor, Ihren wie unseren. Gerichtsstand:',
      },
    ],
    validUntil: 'Gültig bis',
    // You promise: a phase costs nothing until its offer is signed.
    beforeSigning: 'Bis Sie hier unterschreiben, kostet Sie diese Phase nichts.',
    signatures: { parties: ['Für Sie', `Für ${facts.name}`], fields: 'Ort, Datum, Unterschrift' },
  },

  closing: {
    title: ['Zuerst eine', 'halbe Stunde'],
    // You promise: the first call takes half an hour, is free and commits the client to nothing.
    text: 'Eine E\u2011Mail genügt; sehen wir einen Weg, sprechen wir miteinander, am Telefon oder per Video. Das Gespräch ist kostenlos, verpflichtet Sie zu nichts und zeigt, ob sich die Abklärung für Sie lohnt.',
    action: { label: 'Gespräch vereinbaren', page: 'contact' },
  },
});

/** What the owner states of Discovery, each in a sentence; of what he does not state there is none. */
function describeDiscovery(...statements: (string | 0)[]): string {
  const stated = statements.filter(Boolean);
  return stated.map((text, index) => `${index === 0 ? 'Die Abklärung' : 'Sie'} ${text}.`).join(' ');
}

const describeCycle = ({ cycleWeeks }: Facts) =>
  cycleWeeks ? `Eine Runde dauert ${cycleWeeks === 1 ? 'eine Woche' : `${cycleWeeks}\u00a0Wochen`}.` : '';

function describePrices({ firstAgentFrom, firstAgentTo, runningFrom, runningTo }: Facts): string {
  const first = firstAgentFrom && `einen ersten Agenten für CHF\u00a0${firstAgentFrom} bis ${firstAgentTo}`;
  const running = runningFrom && `den Betrieb eines Agenten für CHF\u00a0${runningFrom} bis ${runningTo} pro\u00a0Monat`;
  const offered = [first, running].filter(Boolean);
  if (offered.length === 0) return '';
  return `Wir offerieren ${offered.join(' und ')}, exkl. MWST; Ihre Offerte nennt ${offered.length > 1 ? 'je ' : ''}eine einzige Zahl.`;
}
