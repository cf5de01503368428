import type { Company } from '../../company.ts';
import type { MethodologyWords } from '../../words.ts';

export const methodology = ({ name }: Company): MethodologyWords => ({
  page: {
    label: 'Methodik',
    title: [
      `Methodik: So läuft ein KI-Agenten-Projekt ab | ${name}`,
      'Methodik: So läuft ein KI-Agenten-Projekt ab',
    ],
    description: [
      'Abklärung, iterative Entwicklung, Ausbau: was Sie erhalten, wo Sie aussteigen können, und jede Zeile der Offerte, bevor sie ausgefüllt ist.',
    ],
    picture: {
      title: 'Die Methodik «Deliver Impact»',
      alt: 'Ein Feld aus Kacheln mit Ringen: oben ungeordnet, unten ganze Kreise, dazwischen eine Kachel in einer anderen Farbe.',
    },
  },

  head: {
    title: 'Methodik «Deliver Impact»',
    // You promise: a client can stop after any phase and keep what was made and paid for; scope, length and price are agreed in writing before each phase.
    lead: 'Drei Phasen, jede mit einem Ergebnis, das Sie prüfen können. Nach jeder können Sie aussteigen; was entstanden und bezahlt ist, behalten Sie. Umfang, Dauer und Preis werden vor jeder Phase schriftlich vereinbart.',
  },

  /** The label of what a client receives at the end of each phase. */
  received: 'Sie erhalten',

  phases: [
    {
      drawing: 'discovery',
      title: 'Abklärung',
      lead: 'Was heute gemacht wird, mit welchen Daten, und was als Verbesserung gelten soll.',
      points: [
        {
          title: 'Den Ablauf aufnehmen',
          text: 'Wir gehen die heutige Arbeit Schritt für Schritt durch, zusammen mit den Leuten, die sie machen.',
        },
        {
          title: 'Die Daten prüfen',
          text: 'Was vorhanden ist, wo es liegt, was fehlt und wer es verwenden darf.',
        },
        {
          title: 'Die Messgrösse vereinbaren',
          text: 'Zusammen halten wir fest, was Erfolg heisst, wenn möglich in einer Zahl.',
        },
      ],
      // You promise: discovery ends with these five things, also where the recommendation is to leave it.
      result:
        'Ein Ablaufdiagramm, einen Bericht über die Daten, Testfälle, die vereinbarte Messgrösse und eine Empfehlung: umsetzen, zuwarten oder bleiben lassen.',
    },
    {
      drawing: 'iteration',
      title: 'Iterative Entwicklung',
      lead: 'Zuerst eine Aufgabe, geprüft an Fällen, deren Lösung Sie kennen.',
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
    },
    {
      drawing: 'scaling',
      title: 'Ausbau mit Wirkung',
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
        // You promise: the agreed measure is checked for as long as you are engaged, and what slips is mended under the support agreed.
        {
          title: 'Beobachten und verbessern',
          text: 'Solange Sie uns beauftragen, prüfen wir die vereinbarte Messgrösse. Wo die Leistung nachlässt, bessern wir im Rahmen des vereinbarten Supports nach.',
        },
      ],
      // You promise: the client can switch the agent off without you.
      result:
        'Den Agenten im täglichen Einsatz, ein geschultes Team, einen Qualitätsbericht und die Möglichkeit, den Agenten selbst abzuschalten.',
    },
  ],

  // You promise: the length and the price of Discovery that company.ts states, where it states them.
  discoveryTerms: ({ discoveryDays, discoveryPrice }) => {
    const length = discoveryDays && `dauert ${discoveryDays}`;
    const price = discoveryPrice && `kostet ${discoveryPrice} exkl. MWST`;
    return length || price ? `Die Abklärung ${[length, price].filter(Boolean).join(' und ')}.` : '';
  },

  /**
   * The sheet that a client is asked to sign, before anything is filled in: what is printed holds in every offer, and a
   * blank follows the last word of each row. These are terms of a contract: have them read by somebody who knows Swiss
   * contract law before you publish them, and strike what you do not offer. \u00a0 is a no-break space.
   */
  offer: {
    title: 'Blanko-Offerte',
    // You promise: every offer for an agent starts from these words, and what does not apply is struck with the client.
    lead: 'Von diesem Wortlaut geht jede Offerte für einen Agenten aus. Vor jeder Phase füllen wir mit Ihnen die Lücken aus und streichen, was nicht zutrifft. Drei Dinge bestimmen den Preis: wie viele Systeme, wie viele Arten von Dokumenten und wie viele Ausnahmen.',
    note: 'Auf Papier ist sie ein einziges Blatt. Legen Sie es neben jede andere Offerte.',
    print: 'Blatt drucken',
    to: 'Offerte für',
    rows: [
      { id: 'task', title: 'Aufgabe', text: 'Die Arbeit, wie sie heute gemacht wird:' },
      // You promise: from Discovery on, each offer states today's figure and the target.
      { id: 'measure', title: 'Messgrösse', text: 'Die Abklärung legt sie fest. Heutiger Wert und Zielwert:' },
      // You promise: nothing is charged that the offer does not name.
      { id: 'scope', title: 'Umfang', text: 'Geliefert und verrechnet wird nur, was hier steht:' },
      // You promise: each phase has a day on which it ends; your own delay costs the client nothing, and the client's is charged only as agreed before.
      {
        id: 'length',
        title: 'Dauer',
        text: 'Verzögerungen auf unserer Seite kosten Sie nichts, Ihre gesetzlichen Rechte bleiben gewahrt; was Verzögerungen auf Ihrer Seite kosten, wird im Voraus vereinbart. Diese Phase endet\u00a0am',
      },
      // You promise: the price of a phase is fixed; the offer states an estimate of all phases, what the agent costs a month to run, and the rate that holds if the client stops within a phase.
      {
        id: 'price',
        title: 'Preis',
        text: 'CHF, zuzüglich MWST. Diese Phase, fest; alle Phasen, geschätzt; Betrieb pro\u00a0Monat; unser Ansatz bei vorzeitigem Ausstieg:',
      },
      // You promise: the client's own people judge the result, against the agreed measure; you repair at your own cost what fails, and what fails again the client may keep at a lower price or give back.
      {
        id: 'acceptance',
        title: 'Abnahme',
        text: 'Ihre Leute prüfen das Ergebnis anhand der Messgrösse; Fehler innerhalb der vereinbarten Quote sind kein Mangel. Was nicht genügt, bessern wir einmal auf eigene Kosten nach; genügt es auch dann nicht, können Sie Minderung oder Wandelung verlangen. Prüfung bis:',
      },
      // You promise: your people are named, a stand-in needs the client's consent, and the client's share of the work is stated in days.
      {
        id: 'people',
        title: 'Personen',
        text: 'Von uns namentlich, Vertretung nur mit Ihrer Zustimmung. Von Ihnen echte Fälle; wer und wie viele Tage:',
      },
      // You promise: no subcontractor, host or model has a part in the work unless the offer names it.
      { id: 'subcontractors', title: 'Beigezogene Dritte', text: 'Nur diese, Hosting und Modelle inbegriffen:' },
      { id: 'place', title: 'Ort der Daten', text: 'Land und Anbieter, für Bearbeitung und Aufbewahrung:' },
      // You promise: you sign a confidentiality agreement before you see any data, and only those named read it, unless a law compels you.
      {
        id: 'readers',
        title: 'Wer Daten liest',
        text: 'Zuerst unterzeichnen wir eine Geheimhaltungsvereinbarung. Danach, gesetzliche Pflichten vorbehalten, nur:',
      },
      // You promise: you delete all copies on the agreed day, also those of your providers and in backups, but for what a law makes you keep, and confirm it in writing.
      {
        id: 'deletion',
        title: 'Löschung',
        text: 'Unsere Kopien und jene unserer Anbieter samt Backups, gesetzliche Aufbewahrungspflichten vorbehalten; Ihnen schriftlich bestätigt\u00a0am',
      },
      // You promise: you do not train on a client's data without consent in writing, and your contracts forbid it to your providers; a new model passes the client's test before it is used, and you tell the client at once when a provider withdraws one.
      {
        id: 'model',
        title: 'Modell und Training',
        text: 'Kein Training mit Ihren Daten ohne Ihre schriftliche Zustimmung; dazu verpflichten wir auch unsere Anbieter. Kein Modell wird ersetzt, bevor das neue Ihren Test bestanden hat; stellt ein Anbieter eines ein, melden wir es Ihnen sofort. Modell und Ort:',
      },
      // You promise: access rights and a highest amount limit the agent, whatever a document that it reads may say.
      {
        id: 'limits',
        title: 'Grenzen',
        text: 'Ein Dokument kann einen Agenten irreführen; darum begrenzen ihn Zugriffsrechte, nicht Anweisungen. Seine Rechte und der Höchstbetrag:',
      },
      // You promise: the steps that the client names wait for a person.
      { id: 'approvals', title: 'Freigaben', text: 'Schritte, die auf einen Menschen warten, und auf wen:' },
      // You promise: the agent logs each action, nobody uses the log to watch the client's people, and until the agreed day you put right at your own cost what you built wrong.
      {
        id: 'log',
        title: 'Protokoll und Fehler',
        text: 'Jede Aktion wird protokolliert, zur Kontrolle des Agenten und nicht Ihrer Leute. Fehler in unserer Arbeit beheben wir auf eigene Kosten bis:',
      },
      // You promise: you pay the damage that you cause; there is a highest amount only where negligence was not gross and the law allows one. Agree on it with your insurer.
      {
        id: 'liability',
        title: 'Haftung',
        text: 'Unbeschränkt bei Absicht und grober Fahrlässigkeit und überall, wo das Gesetz keine Beschränkung zulässt; sonst insgesamt bis\u00a0CHF',
      },
      // You promise: after launch somebody answers, at the hours and as fast as the offer says.
      { id: 'support', title: 'Support', text: 'Wer nach der Einführung antwortet, wann und wie schnell:' },
      // You promise: what you make is the client's once it is paid, what you had before may be used with the agent without end or fee, the code is in the client's repository from the first week, and the handover is rehearsed.
      {
        id: 'ownership',
        title: 'Eigentum, Übergabe',
        text: 'Was wir für Sie herstellen, gehört nach der Zahlung Ihnen; bis dahin dürfen Sie es testen. Was wir mitbringen, bleibt unser Eigentum; mit dem Agenten dürfen Sie es unbefristet und kostenlos nutzen. Komponenten Dritter behalten ihre Lizenz. Der Code liegt ab der ersten Woche in Ihrem Repository. Probe der Übergabe\u00a0am',
      },
      // You promise: a client can stop after any phase, or within one by paying for the work done, and can switch the agent off without you.
      {
        id: 'stop',
        title: 'Ausstieg',
        text: 'Nach jeder Phase; während einer Phase gegen Vergütung der geleisteten Arbeit zum Ansatz oben. So schalten Sie den Agenten jederzeit\u00a0ab:',
      },
      // You promise: the sheet goes before your own general terms, and what either side writes by email counts as writing.
      {
        id: 'law',
        title: 'Recht',
        text: 'Es gilt schweizerisches Recht. Dieses Blatt geht allen allgemeinen Geschäftsbedingungen vor, Ihren wie unseren. «Schriftlich» heisst auch: per E\u2011Mail, ausser bei den Unterschriften unten. Gerichtsstand:',
      },
    ],
    validUntil: 'Gültig bis',
    // You promise: a phase costs nothing until its offer is signed.
    beforeSigning: 'Bis Sie hier unterschreiben, kostet Sie diese Phase nichts.',
    signatures: { parties: ['Für Sie', 'Für uns'], fields: 'Ort, Datum, Unterschrift' },
  },

  closing: {
    title: ['Zuerst eine', 'halbe Stunde'],
    // You promise: the first call takes half an hour, is free and commits the client to nothing.
    text: 'Auf Ihre E\u2011Mail folgt ein Gespräch, am Telefon oder per Video. Es ist kostenlos, verpflichtet Sie zu nichts und zeigt, ob eine Abklärung infrage kommt.',
    action: { label: 'Gespräch vereinbaren', page: 'contact' },
  },
});
