/** An office with its hours and holidays, and hours within which it answers: the moments in tests follow from these, whatever the company's are. */
export const knownOffice = {
  officeHours: [
    { days: 'Mo–Fr', dayCodes: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '8:00', closes: '18:00' },
    { days: 'Sa', dayCodes: ['Sa'], opens: '9:00', closes: '14:00' },
  ],
  state: 'SN',
  municipalHolidays: ['Fronleichnam'],
  closedDays: [{ from: '2027-12-23', to: '2028-01-02', reason: 'Betriebsferien' }],
};
export const repliesWithin = { consultation: 24 };
