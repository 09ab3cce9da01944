import type { socialLinks } from '@rebhang-solar/content/pages/shell';

const shapes = {
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8h1.7V2.3A20 20 0 0 0 15 2c-2.7 0-4.5 1.6-4.5 4.7v2.8h-3V13h3v8z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3zm5 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5.3-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  linkedin:
    'M3.5 9h4v12h-4zm2-6a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM10 9h3.8v1.7c.6-1 1.9-2 3.8-2 3.6 0 4.4 2.3 4.4 5.5V21h-4v-6c0-1.5-.1-3.2-2-3.2s-2 1.6-2 3.1V21h-4z',
} as const;

export function SocialIcon({ id }: { id: (typeof socialLinks)[number]['id'] }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path fillRule="evenodd" d={shapes[id]} />
    </svg>
  );
}
