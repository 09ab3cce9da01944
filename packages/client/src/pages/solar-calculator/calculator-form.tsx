import {
  ActionIcon,
  Alert,
  Anchor,
  Button,
  Fieldset,
  Group,
  Input,
  List,
  NativeSelect,
  Paper,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { valuesAsOf } from '@rebhang-solar/calculator/market';
import type { ChoiceField } from '@rebhang-solar/calculator/query/choices';
import {
  consumptionByPersons,
  defaultQuery,
  limits,
  type Mistake,
  type NumberField,
  openDefaults,
  type ParsedQuery,
  type Query,
  type QueryField,
  startLimits,
} from '@rebhang-solar/calculator/query/query';
import {
  calculatorFields,
  choiceLabels,
  mistakeText,
  solarCalculatorPage,
  units,
} from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import {
  formatNumber,
  germanDate,
  type IsoMonth,
  withUnit,
} from '@rebhang-solar/content/typography';
import type { ReactNode, RefObject } from 'react';
import { Details } from '../../components/details.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import radio from '../../theme/radio.module.css';
import classes from './calculator-form.module.css';
import { areaTexts, fieldValue } from './words.ts';

const { form: copy, defaultsNote, placeNote } = solarCalculatorPage;

type FormProps = {
  formRef: RefObject<HTMLFormElement | null>;
  parsed: ParsedQuery;
  /** What stands in the controls. */
  texts: Record<QueryField, string>;
  /** Those that are shown: none while the visitor is still typing. */
  mistakes: ParsedQuery['mistakes'];
  /** The browser cannot compute, so the server is asked. */
  failed: boolean;
  onText: (texts: Partial<Record<QueryField, string>>) => void;
};

/** What every control of the form needs. */
type Controls = FormProps & { text: (field: QueryField) => string };

/** Open when the address sets one of its fields. */
const behindMore = [
  'schatten',
  'tagsueber',
  'auto',
  'laden',
  'waerme',
  'waermequelle',
  'jaz',
  'einspeisung',
  'preis',
  'preisanstieg',
  'preispv',
  'preisspeicher',
  'start',
] as const satisfies readonly (keyof Query)[];

/**
 * The inputs as a plain GET form: a browser without our script sends it to the server, which answers with
 * the same page. With it the numbers follow each movement.
 */
export function CalculatorForm(props: FormProps) {
  const { formRef, mistakes, onText } = props;
  const hydrated = useHydrated();
  const controls: Controls = { ...props, text: (field) => props.texts[field] };
  const wrong = Object.entries(mistakes) as [QueryField, Mistake][];
  return (
    <Paper
      component="form"
      variant="plate"
      ref={formRef}
      method="get"
      action={`${paths.solarCalculator}#rechner`}
      aria-labelledby="angaben-titel"
      // The server and our script name the limits; the browser's own messages would hide them.
      noValidate
    >
      <Stack gap="md">
        <Title order={2} size="h3" id="angaben-titel">
          {copy.title}
        </Title>
        <Text size="sm" c="dimmed">
          {defaultsNote}
        </Text>
        {wrong.length > 0 && (
          <Alert role="group" title={copy.check}>
            <List>
              {wrong.map(([field]) => (
                <List.Item key={field}>
                  <Anchor href={`#${idOf(field)}`}>{calculatorFields[field].label}</Anchor>
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        <Choice {...controls} field="ort" hint={placeNote} />
        <Directions {...controls} />
        <Amount {...controls} field="neigung" />
        <Amount {...controls} field="kwp">
          <Group gap="0.75rem" fz="sm" data-scripted>
            <label htmlFor={idOf('flaeche')}>{copy.area}</label>
            <Input
              id={idOf('flaeche')}
              w="5rem"
              type="text"
              inputMode="decimal"
              value={props.texts.flaeche}
              data-field="flaeche"
              onChange={({ currentTarget }) => onText(areaTexts(currentTarget.value))}
            />
            {units.flaeche}
          </Group>
        </Amount>
        <Amount {...controls} field="verbrauch">
          <Group role="group" aria-labelledby="rechner-personen" gap="xs" fz="sm" data-scripted>
            <Text id="rechner-personen" inherit flex="1 0 100%">
              {copy.persons}
            </Text>
            {consumptionByPersons.map((consumption, index) => {
              const isPressed = props.parsed.query.verbrauch === consumption;
              return (
                <ActionIcon
                  key={consumption}
                  size="2.75rem"
                  color="slate"
                  fw={600}
                  variant={isPressed ? 'filled' : 'outline'}
                  aria-pressed={isPressed}
                  onClick={() => onText({ verbrauch: formatNumber(consumption) })}
                >
                  {index + 1}
                </ActionIcon>
              );
            })}
          </Group>
        </Amount>
        <Amount {...controls} field="speicher" />
        <Details
          summary={copy.more}
          open={behindMore.some((field) => mistakes[field] !== undefined) || undefined}
        >
          <Stack gap="md" mt="sm">
            <Choice {...controls} field="schatten" />
            <Choice {...controls} field="tagsueber" />
            <Title order={3} size="h4">
              {copy.consumer}
            </Title>
            <Amount {...controls} field="auto" />
            <Choice {...controls} field="laden" />
            <Amount {...controls} field="waerme" />
            <Choice {...controls} field="waermequelle" />
            <Amount {...controls} field="jaz" />
            <Title order={3} size="h4">
              {copy.prices}
            </Title>
            <Amount {...controls} field="preis" />
            <Amount {...controls} field="preisanstieg" />
            <Amount {...controls} field="preispv" />
            <Amount {...controls} field="preisspeicher" />
            <Choice {...controls} field="start" />
            <Choice {...controls} field="einspeisung" />
          </Stack>
        </Details>
        <input type="hidden" name="stand" value={valuesAsOf} />
        {/* With the application the numbers follow by themselves. Not taken away: without it „Enter“ would do nothing. */}
        <Button type="submit" display={hydrated && !props.failed ? 'none' : undefined}>
          {copy.submit}
        </Button>
      </Stack>
    </Paper>
  );
}

function idOf(field: QueryField): string {
  return `rechner-${field}`;
}

/** The errors, and the values that are used in their place. */
function errorOf({ mistakes, parsed }: Controls, field: QueryField): string | undefined {
  const mistake = mistakes[field];
  if (!mistake) return undefined;
  const meanwhile = field in parsed.query ? fieldValue(field as keyof Query, parsed.query) : '';
  return [mistakeText(field, mistake), meanwhile && copy.fixed(meanwhile)].join(' ');
}

/**
 * A number with a slider below it; only the field is sent. The slider is the browser's own: it follows
 * keys, fingers and forced colours by itself, while Mantine's is drawn and moved by its script.
 */
function Amount({
  field,
  children,
  ...controls
}: Controls & { field: NumberField & keyof Query; children?: ReactNode }) {
  const { label, hint } = calculatorFields[field];
  const { least, most, step } = limits[field];
  const value = controls.parsed.query[field];
  const unit = units[field];
  /** What is taken where the visitor leaves a field open. */
  const suggested: Partial<Record<NumberField, number>> = openDefaults(controls.parsed.query);
  const amount = value ?? suggested[field] ?? least;
  return (
    <div>
      <TextInput
        id={idOf(field)}
        name={field}
        label={label}
        description={hint}
        error={errorOf(controls, field)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        rightSection={unit === '' ? undefined : unit}
        rightSectionWidth={unit.length > 3 ? '4.5rem' : '3.25rem'}
        rightSectionPointerEvents="none"
        placeholder={suggested[field] === undefined ? undefined : formatNumber(suggested[field])}
        value={controls.text(field)}
        onChange={({ currentTarget }) => controls.onText({ [field]: currentTarget.value })}
      />
      <input
        type="range"
        className={classes.slider}
        data-scripted
        data-field={field}
        min={least}
        max={most}
        step={step}
        value={amount}
        aria-label={label}
        aria-valuetext={withUnit(formatNumber(amount), unit)}
        onChange={({ currentTarget }) =>
          controls.onText({ [field]: formatNumber(Number(currentTarget.value)) })
        }
      />
      {children}
    </div>
  );
}

type ChoiceProps = Controls & { field: ChoiceField | 'start'; hint?: string };

function Choice({ field, hint, ...controls }: ChoiceProps) {
  return (
    <NativeSelect
      id={idOf(field)}
      name={field}
      label={calculatorFields[field].label}
      description={[calculatorFields[field].hint, hint].filter(Boolean).join(' ') || undefined}
      error={errorOf(controls, field)}
      data={
        field === 'start'
          ? startMonths(controls.parsed.query.start)
          : Object.entries(choiceLabels[field]).map(([value, label]) => ({ value, label }))
      }
      // What there is not is shown as the default that stands in for it.
      value={controls.parsed.query[field]}
      onChange={({ currentTarget }) => controls.onText({ [field]: currentTarget.value })}
    />
  );
}

/** The directions as on a compass, with the roof of two sides in its middle. */
const compass = [
  'nordwest',
  'nord',
  'nordost',
  'west',
  'ost-west',
  'ost',
  'suedwest',
  'sued',
  'suedost',
] as const satisfies readonly Query['richtung'][];

/** As Mantine's radios look, without the ring and the markup that go with each. */
function Directions(controls: Controls) {
  const error = errorOf(controls, 'richtung');
  const errorId = `${idOf('richtung')}-error`;
  return (
    <Fieldset
      legend={calculatorFields.richtung.label}
      aria-describedby={error ? errorId : undefined}
    >
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
      <div className={classes.compass}>
        {compass.map((direction) => (
          <label key={direction} className={`${radio.root} ${classes.direction}`}>
            <input
              type="radio"
              // A link to the field leads to its first answer.
              id={direction === 'nordwest' ? idOf('richtung') : undefined}
              name="richtung"
              value={direction}
              checked={controls.parsed.query.richtung === direction}
              onChange={() => controls.onText({ richtung: direction })}
            />
            {choiceLabels.richtung[direction]}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

/**
 * When the system starts: the first month of each half year, in which the tariff changes, and the one that
 * an address names besides.
 */
function startMonths(chosen: string) {
  const years = [startLimits.least, startLimits.most].map((month) => Number(month.slice(0, 4)));
  const [first = 0, last = 0] = years;
  const halves = Array.from({ length: last - first + 1 }, (_, year) =>
    ['02', '08'].map((month) => `${first + year}-${month}`),
  ).flat();
  const months = [...new Set([...halves, defaultQuery.start, chosen])].sort() as IsoMonth[];
  return months.map((month) => ({ value: month, label: germanDate(month) }));
}
