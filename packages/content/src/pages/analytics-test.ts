/** The words of the status page. */
export const analyticsTestPage = {
  title: 'Messwerte',
  measurementId: {
    label: 'Mess-ID',
    explanation:
      'Die Kennung, unter der Besuche gezählt werden. Ohne sie ist die Messung ausgeschaltet.',
  },
  dataLayer: {
    label: 'Datenschicht (dataLayer)',
    explanation: 'Die Warteschlange, aus der das Messprogramm liest.',
  },
  gtag: {
    label: 'Messfunktion (gtag)',
    explanation: 'Die Funktion, über die diese Website Ereignisse meldet.',
  },
  status: { label: 'Gesamtstatus', explanation: 'Vollständig, sobald beides vorhanden ist.' },
  missing: 'Nicht gefunden',
  found: 'Gefunden',
  incomplete: 'Nicht vollständig',
  complete: 'Vollständig geladen',
  checking: 'Wird geprüft',
  noId: 'Nicht eingerichtet',
  switchedOff:
    'Für diese Website ist keine Mess-ID eingerichtet. Es wird nichts gemessen, auch nicht nach einer Zustimmung.',
  noConsent:
    'Sie haben der Besuchsmessung nicht zugestimmt. Deshalb ist nichts geladen. Ihre Entscheidung ändern Sie am Seitenende unter „Cookie-Einstellungen“.',
  explain: 'Was ist das?',
  recheck: 'Erneut prüfen',
  sendTestEvent: 'Testereignis senden',
  sent: 'Testereignis gesendet!',
} as const;
