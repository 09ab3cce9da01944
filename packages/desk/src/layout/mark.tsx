import { logoMark } from '@rebhang-solar/content/logo-mark';

/** The firm's mark, without its ground. @param stroke of the rows */
export function Mark({ size, stroke }: { size: string; stroke?: string }) {
  return (
    <svg viewBox="0 3 40 36" width={size} height={size} aria-hidden="true" focusable="false">
      <circle {...logoMark.sun} />
      <path
        fill="none"
        stroke={stroke ?? logoMark.rows.stroke}
        strokeWidth={logoMark.rows.strokeWidth}
        d={logoMark.rows.path}
      />
    </svg>
  );
}
