/** How the company is reached. Numbers are reserved for fiction, addresses end with `.example`. */
export const contact = {
  /** As printed. The range 030 23125 is reserved for fiction (Bundesnetzagentur, Rufnummern für Medien). */
  // BEISPIEL: Telefonnummer der Firma
  phone: '030 23125-014',
  // BEISPIEL: E-Mail-Adresse der Firma
  email: 'info@rebhang-solar.example',
  // BEISPIEL: E-Mail-Adresse für Hinweise auf Sicherheitslücken (auch in SECURITY.md)
  securityEmail: 'sicherheit@rebhang-solar.example',
  // BEISPIEL: Verweis auf den Chat (z. B. WhatsApp oder Signal); ohne Chat undefined, auch chatProvider in legal.ts
  chatHref: 'https://chat.rebhang-solar.example/' as string | undefined,
  // BEISPIEL: Verweis zum Schreiben einer Bewertung; ohne Bewertungen undefined
  reviewWriteHref: 'https://bewertungen.rebhang-solar.example/schreiben' as string | undefined,
  // BEISPIEL: Verweis zu allen Bewertungen; ohne Bewertungen undefined
  reviewReadHref: 'https://bewertungen.rebhang-solar.example/' as string | undefined,
  /** Where the company can be found; a network without an address shows only its mark. */
  profiles: {
    // BEISPIEL: Adresse des Profils bei Facebook; ohne Profil die Zeile löschen
    facebook: undefined,
    // BEISPIEL: Adresse des Profils bei Instagram; ohne Profil die Zeile löschen
    instagram: undefined,
    // BEISPIEL: Adresse des Profils bei LinkedIn; ohne Profil die Zeile löschen
    linkedin: undefined,
  } as Partial<Record<'facebook' | 'instagram' | 'linkedin', string | undefined>>,
} as const;
