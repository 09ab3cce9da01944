import { Box, Button, Fieldset, NativeSelect, Stack, Text, Title } from '@mantine/core';
import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import { lastBeforeReform } from '@rebhang-solar/calculator/law/regime';
import { valuesAsOf } from '@rebhang-solar/calculator/market';
import type { ChoiceField } from '@rebhang-solar/calculator/query/choices';
import {
  consumptionByPersons,
  defaultQuery,
  horizonFields,
  isNumber,
  limits,
  type NumberField,
  openDefaults,
  type ParsedQuery,
  type Query,
  type QueryField,
  type SizedQuery,
  startLimits,
} from '@rebhang-solar/calculator/query/query';
import { places } from '@rebhang-solar/calculator/weather/packed-place';
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
  withSoftHyphens,
  withUnit,
} from '@rebhang-solar/content/typography';
import type { ReactNode, RefObject } from 'react';
import { ChooseOne } from '../../components/choose-one.tsx';
import { DecimalInput } from '../../components/decimal-input.tsx';
import { MistakeList } from '../../components/mistake-list.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { housePictures } from '../../forms/choice-pictures.ts';
import classes from './calculator-form.module.css';
import { Horizon } from './drawings/horizon.tsx';
import { onRing, RoofRing, ringClass, ringDirections } from './drawings/roof-ring.tsx';
import { SunOnRing, SunSlider, useSun } from './drawings/sun.tsx';
import { fieldValue } from './format-answer.ts';

const { form: copy } = solarCalculatorPage;

type FormProps = {
  formRef: RefObject<HTMLFormElement | null>;
  parsed: ParsedQuery;
  /** The query with the sizes that are taken where the visitor leaves them open. */
  sized: SizedQuery;
  /** What stands in the controls. */
  texts: Record<QueryField, string>;
  /** Those that are shown: none while the visitor is still typing. */
  mistakes: ParsedQuery['mistakes'];
  /** The answer follows by itself; otherwise „Berechnen“ asks for it. */
  isLive: boolean;
  /** What the answered roof gives, by month and hour; undefined while there is no answer. */
  roof: Answer['days']['roof'] | undefined;
  onText: (texts: Partial<Record<QueryField, string>>) => void;
  onSubmit: () => void;
};

/** What every control of the form needs. */
type Controls = FormProps & { text: (field: QueryField) => string };

/**
 * The inputs as a plain GET form: a browser without our script sends it to the server, which answers with
 * the same page. With it the numbers follow each movement.
 */
export function CalculatorForm(props: FormProps) {
  const { formRef, mistakes } = props;
  const hydrated = useHydrated();
  const controls: Controls = { ...props, text: (field) => props.texts[field] };
  const wrong = Object.keys(mistakes) as QueryField[];
  return (
    <form
      ref={formRef}
      className={classes.form}
      method="get"
      action={`${paths.solarCalculator}#ergebnis`}
      aria-label={copy.title}
      // The server and our script name the limits; the browser's own messages would hide them.
      noValidate
      onSubmit={(event) => {
        if (!props.isLive && !hydrated) return;
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <MistakeList
        role="group"
        title={copy.check}
        mistakes={wrong.map((field) => ({
          href: `#${idOf(field)}`,
          label: calculatorFields[field].label,
        }))}
      />
      <House {...controls} />
      <Direction {...controls} />
      <Consumption {...controls} />
      <Words
        {...controls}
        field="geplant"
        legend={<Numbered number={4}>{calculatorFields.geplant.label}</Numbered>}
      />
      {/* With the application the numbers follow by themselves. Not taken away: without it „Enter“ would do nothing. */}
      <Button type="submit" display={hydrated && props.isLive ? 'none' : undefined}>
        {copy.submit}
      </Button>
      <More {...controls} />
      <input type="hidden" name="stand" value={valuesAsOf} />
      {controls.text('gesetz') !== defaultQuery.gesetz && (
        <input type="hidden" name="gesetz" value={controls.text('gesetz')} />
      )}
    </form>
  );
}

function House(controls: Controls) {
  return (
    <ChooseOne
      id={idOf('haustyp')}
      name="haustyp"
      legend={<Numbered number={1}>{calculatorFields.haustyp.label}</Numbered>}
      look="tiles"
      error={errorOf(controls, 'haustyp')}
      choices={Object.entries(choiceLabels.haustyp).map(([value, label]) => ({
        value,
        label: <Unbroken text={withSoftHyphens(label)} />,
        picture: housePictures[value as keyof typeof housePictures],
      }))}
      radio={chosen(controls, 'haustyp')}
    />
  );
}

function Direction(controls: Controls) {
  const value = controls.text('richtung');
  const sun = useSun();
  return (
    <div>
      <ChooseOne
        id={idOf('richtung')}
        name="richtung"
        legend={<Numbered number={2}>{copy.whereTo}</Numbered>}
        hint={value === 'unbekannt' ? copy.unknown : copy.tapRoof}
        look={{ className: `${ringClass} ${classes.ring}` }}
        error={errorOf(controls, 'richtung')}
        choices={[
          ...ringDirections,
          ...(['ost-west', 'unbekannt'] as const).map((direction) => ({
            value: direction,
            label: choiceLabels.richtung[direction],
          })),
        ]}
        radio={(direction) => ({
          ...chosen(controls, 'richtung')(direction),
          ...onRing(direction),
        })}
      >
        <RoofRing direction={value} sun={sun.sun} />
        <SunOnRing {...sun} />
      </ChooseOne>
      <SunSlider {...sun} roof={controls.roof} className={classes.time} />
    </div>
  );
}

function Consumption(controls: Controls) {
  const { onText } = controls;
  return (
    <div>
      <ChooseOne
        id={idOf('personen')}
        name="personen"
        legend={<Numbered number={3}>{calculatorFields.personen.label}</Numbered>}
        look="numbers"
        error={errorOf(controls, 'personen')}
        choices={consumptionByPersons.map((_, index) => ({
          value: String(index + 1),
          label: index === 4 ? '5+' : String(index + 1),
          name: copy.persons(index + 1),
        }))}
        radio={(value) => ({
          checked: controls.text('personen') === value && controls.text('verbrauch') === '',
          onChange: () => onText({ personen: value, verbrauch: '' }),
        })}
      />
      <Box maw="15rem" mt="sm">
        <NumberInput
          {...controls}
          field="verbrauch"
          hint={undefined}
          label={copy.orConsumption}
          ariaLabel={calculatorFields.verbrauch.label}
        />
        <Suggestion {...controls} />
      </Box>
    </div>
  );
}

/** A consumption with zeros too many: what was probably meant. */
function Suggestion({ mistakes, text, onText }: Controls) {
  if (mistakes.verbrauch?.kind !== 'high') return null;
  const digits = text('verbrauch').replaceAll(/\D/g, '').slice(0, 4);
  return (
    <Button
      variant="outline"
      mt="xs"
      data-scripted
      onClick={() => onText({ verbrauch: formatNumber(Number(digits)) })}
    >
      {copy.suggest(withUnit(formatNumber(Number(digits)), units.verbrauch))}
    </Button>
  );
}

function Numbered({ number, children }: { number: number; children: string }) {
  return (
    <>
      <Text span inherit me="0.6rem" aria-hidden="true">
        {number}
      </Text>
      {children}
    </>
  );
}

const ofRoof = ['ort', 'neigung', 'flaeche', 'kwp', 'speicher', 'schatten'] as const;
const ofSecondPlane = ['richtung2', 'flaeche2', 'neigung2'] as const;
const groups = {
  roof: [...ofRoof, ...horizonFields, ...ofSecondPlane],
  house: ['tagsueber', 'auto', 'laden', 'waerme', 'waermequelle', 'jaz'],
  money: ['preis', 'preisanstieg', 'preispv', 'preisspeicher', 'budget'],
  start: ['start', 'einspeisung', 'marktwert'],
} as const satisfies Record<keyof typeof copy.groups, readonly QueryField[]>;

function More(controls: Controls) {
  const { sized, parsed } = controls;
  const said = (field: keyof Query) => fieldValue(field, sized);
  return (
    <div>
      <Title order={2} size="h3">
        {copy.more}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {copy.moreIntro}
      </Text>
      <Section
        {...controls}
        name="roof"
        values={[said('neigung'), said('flaeche'), said('kwp'), said('speicher')]}
      >
        <Fields {...controls} fields={ofRoof.slice(places.length > 1 ? 0 : 1)} />
        <Fieldset
          variant="unstyled"
          legend={<strong>{copy.horizon}</strong>}
          aria-describedby="rechner-horizont"
        >
          <Text id="rechner-horizont" size="sm" c="dimmed">
            {copy.horizonHint}
          </Text>
          <div className={classes.skyline}>
            <Horizon heights={horizonFields.map((field) => parsed.query[field])} />
            <div className={classes.handles} data-scripted>
              {horizonFields.map((field) => (
                <Slider key={field} {...controls} field={field} amount={parsed.query[field]} />
              ))}
            </div>
          </div>
          <div className={classes.heights}>
            {horizonFields.map((field) => (
              <NumberInput
                key={field}
                {...controls}
                field={field}
                label={field.slice('horizont'.length).toUpperCase()}
                ariaLabel={calculatorFields[field].label}
                isNarrow
              />
            ))}
          </div>
        </Fieldset>
        <Fields
          {...controls}
          fields={ofSecondPlane.slice(0, parsed.query.richtung2 === 'keine' ? 1 : undefined)}
        />
      </Section>
      <Section
        {...controls}
        name="house"
        values={[
          fieldValue('verbrauch', parsed.query),
          sized.auto > 0 ? said('auto') : copy.noCar,
          sized.waerme > 0 ? said('waerme') : copy.noHeatPump,
        ]}
      >
        <Fields {...controls} fields={groups.house} />
      </Section>
      <Section
        {...controls}
        name="money"
        values={[
          sized.preis === null ? openText('preis', sized) : said('preis'),
          sized.preispv === null ? copy.marketPrices : said('preispv'),
        ]}
      >
        <Fields {...controls} fields={groups.money} />
      </Section>
      <Section {...controls} name="start" values={[said('start'), said('einspeisung')]}>
        <Fields {...controls} fields={groups.start} />
      </Section>
    </div>
  );
}

function openText(field: keyof ReturnType<typeof openDefaults>, query: SizedQuery): string {
  return withUnit(formatNumber(openDefaults(query)[field]), units[field]);
}

/** A group of inputs, closed until somebody asks for it or one of them is wrong; closed it names its values. */
function Section({
  name,
  values,
  mistakes,
  children,
}: Controls & { name: keyof typeof groups; values: string[]; children: ReactNode }) {
  const isWrong = groups[name].some((field) => mistakes[field] !== undefined);
  return (
    <details className={classes.group} open={isWrong || undefined}>
      <summary>
        <strong>{copy.groups[name]}</strong>
        <Text span display="block" size="sm" c="dimmed">
          {values.filter(Boolean).join(' · ')}
        </Text>
      </summary>
      <Stack gap="md" pb="md">
        {children}
      </Stack>
    </details>
  );
}

function idOf(field: QueryField): string {
  return `rechner-${field}`;
}

function errorOf({ mistakes }: Controls, field: QueryField): string | undefined {
  const mistake = mistakes[field];
  return mistake && mistakeText(field, mistake);
}

/** What a radio of a field needs. */
function chosen({ text, onText }: Controls, field: ChoiceField) {
  return (value: string) => ({
    checked: text(field) === value,
    onChange: () => onText({ [field]: value }),
  });
}

type NumberProps = Controls & {
  field: NumberField & keyof Query;
  label?: ReactNode;
  hint?: string | undefined;
  /** Where the label is an abbreviation. */
  ariaLabel?: string;
  /** There is no room for the unit. */
  isNarrow?: boolean;
};

function NumberInput({ field, label, hint, ariaLabel, isNarrow, ...controls }: NumberProps) {
  const open = openOf(field, controls.sized);
  return (
    <DecimalInput
      id={idOf(field)}
      name={field}
      label={label ?? calculatorFields[field].label}
      aria-label={ariaLabel}
      description={hint}
      error={errorOf(controls, field)}
      unit={isNarrow ? '' : units[field]}
      placeholder={open === undefined ? undefined : formatNumber(open)}
      value={controls.text(field)}
      onChange={({ currentTarget }) => controls.onText({ [field]: currentTarget.value })}
    />
  );
}

/** What is taken where the visitor leaves a field open. */
const openOf = (field: NumberField, sized: SizedQuery): number | undefined =>
  (openDefaults(sized) as Partial<Record<NumberField, number>>)[field];

/** A number with a slider below it. */
function Amount({ field, ...controls }: Controls & { field: NumberField & keyof Query }) {
  const open = openOf(field, controls.sized);
  const amount = controls.parsed.query[field] ?? open ?? limits[field].least;
  return (
    <div>
      <NumberInput {...controls} field={field} hint={calculatorFields[field].hint} />
      <Slider {...controls} field={field} amount={amount} />
    </div>
  );
}

/**
 * Moves the number of a field; only the field is sent. The slider is the browser's own: it follows
 * keys, fingers and forced colours by itself, while Mantine's is drawn and moved by its script.
 */
function Slider({ field, amount, onText }: Controls & { field: NumberField; amount: number }) {
  const { least, most, step } = limits[field];
  return (
    <input
      type="range"
      className={classes.slider}
      data-scripted
      data-field={field}
      min={least}
      max={most}
      step={step}
      value={amount}
      aria-label={calculatorFields[field].label}
      aria-valuetext={withUnit(formatNumber(amount), units[field])}
      onChange={({ currentTarget }) =>
        onText({ [field]: formatNumber(currentTarget.valueAsNumber) })
      }
    />
  );
}

type MoreField = (typeof groups)[keyof typeof groups][number];
/** Choices whose answers are a word each. */
const ofWords: readonly MoreField[] = ['schatten', 'tagsueber', 'waermequelle'];

/** The controls of some fields, each by what it holds. */
function Fields({ fields, ...controls }: Controls & { fields: readonly MoreField[] }) {
  return fields.map((field) => {
    if (isNumber(field)) return <Amount key={field} {...controls} field={field} />;
    return field !== 'start' && ofWords.includes(field) ? (
      <Words key={field} {...controls} field={field} />
    ) : (
      <Choice key={field} {...controls} field={field} />
    );
  });
}

/** A choice whose answers are a word each. */
function Words({
  field,
  legend,
  ...controls
}: Controls & { field: ChoiceField; legend?: ReactNode }) {
  const labels: Record<string, string> = choiceLabels[field];
  return (
    <ChooseOne
      id={idOf(field)}
      name={field}
      legend={legend ?? calculatorFields[field].label}
      hint={calculatorFields[field].hint}
      error={errorOf(controls, field)}
      choices={Object.entries(labels).map(([value, label]) => ({ value, label }))}
      radio={(value) => ({
        ...chosen(controls, field)(value),
        checked: controls.parsed.query[field] === value,
      })}
    />
  );
}

function Choice({ field, ...controls }: Controls & { field: ChoiceField | 'start' }) {
  return (
    <NativeSelect
      id={idOf(field)}
      name={field}
      label={calculatorFields[field].label}
      description={calculatorFields[field].hint}
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

/**
 * When the system starts: the first month of each half year, in which the tariff changes, the last one under today's
 * law while it is still to come, and the one that an address names besides.
 */
function startMonths(chosenMonth: string) {
  const years = [startLimits.least, startLimits.most].map((month) => month.slice(0, 4));
  const [first = 0, last = 0] = years.map((year) => Number(year));
  const halves = Array.from({ length: last - first + 1 }, (_, year) =>
    ['02', '08'].map((month) => `${first + year}-${month}`),
  ).flat();
  const lastOfToday = valuesAsOf <= lastBeforeReform ? [lastBeforeReform] : [];
  const months = [
    ...new Set([...halves, ...lastOfToday, defaultQuery.start, chosenMonth]),
  ].sort() as IsoMonth[];
  return months.map((month) => ({ value: month, label: germanDate(month) }));
}
