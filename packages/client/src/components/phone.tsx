import { Anchor, Text } from '@mantine/core';
import { company } from '@rebhang-solar/content/company-in-texts';
import { formatClosedDays, formatHours } from '@rebhang-solar/content/opening-hours';

/** The telephone number, as large as a figure. */
export function Phone() {
  return (
    <Text size="xl" fz="min(var(--mantine-font-size-xl), 9vw)" component="span" display="block">
      <Anchor href={company.phoneHref} inherit>
        {company.phone}
      </Anchor>
    </Text>
  );
}

type OpenHours = readonly Parameters<typeof formatHours>[0][];

/** Each span of days with its hours, and when the office is closed besides. */
export const hoursInWords = (hours: OpenHours): string[] => [
  ...hours.map(formatHours),
  ...company.closedDays.map(formatClosedDays),
];

/** The hours of the telephone, a line for each. */
export function Hours({ hours = company.officeHours }: { hours?: OpenHours }) {
  return hoursInWords(hours).map((line) => (
    <Text key={line} component="span" display="block" inherit>
      {line}
    </Text>
  ));
}

/** The e-mail address as a link. */
export function Email() {
  return (
    <Anchor href={`mailto:${company.email}`} inherit>
      {company.email}
    </Anchor>
  );
}
