/** The link back to the top of a long page. `#top` is the top of any document, without an element of that name. */
export const pageTop = { label: 'Nach oben', to: '#top' } as const;
