import { Anchor, Button, Paper, Text, Title } from '@mantine/core';
import { consumptionByPersons } from '@rebhang-solar/calculator/query/query';
import { haustyp } from '@rebhang-solar/content/choices';
import { home } from '@rebhang-solar/content/pages/home';
import { choiceLabels } from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import { withSoftHyphens } from '@rebhang-solar/content/typography';
import { Link } from 'react-router-dom';
import { ChooseOne } from '../../components/choose-one.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { housePictures, roofPictures } from '../../forms/choice-pictures.ts';
import classes from './house-questions.module.css';

const { calculator } = home;

/** Nothing is chosen beforehand; what is left open the calculator asks for. */
const open = () => ({});

/** As on a compass. */
const compass = (
  [
    ['nordwest', 'NW'],
    ['nord', 'N'],
    ['nordost', 'NO'],
    ['west', 'W'],
    ['ost', 'O'],
    ['suedwest', 'SW'],
    ['sued', 'S'],
    ['suedost', 'SO'],
  ] as const
).map(([value, label]) => ({ value, label, name: choiceLabels.richtung[value] }));

/** The calculator's three questions: a plain form that leads to its answer, with or without our script. */
export function HouseQuestions() {
  return (
    <Paper
      component="form"
      variant="plate"
      method="get"
      action={paths.solarCalculator}
      id="was-bringt-mein-dach"
      aria-labelledby="was-bringt-mein-dach-titel"
      className={classes.plate}
    >
      <div>
        <Title order={2} id="was-bringt-mein-dach-titel" mb="xs">
          {calculator.title}
        </Title>
        <Text size="sm" c="dimmed">
          <Unbroken text={calculator.intro} />
        </Text>
        <Anchor component={Link} to={paths.offerCheck} fz="sm" fw={600} display="block" py="0.5rem">
          {calculator.offer}
        </Anchor>
      </div>
      <ChooseOne
        id="rechner-haustyp"
        name="haustyp"
        legend={calculator.house}
        look={{ className: classes.houses ?? '' }}
        choices={Object.entries(haustyp).map(([value, label]) => ({
          value,
          label: <Unbroken text={withSoftHyphens(label)} />,
          picture: housePictures[value as keyof typeof haustyp],
        }))}
        radio={open}
      />
      <ChooseOne
        id="rechner-richtung"
        name="richtung"
        legend={calculator.direction}
        look={{ className: classes.compass ?? '' }}
        choices={compass}
        radio={open}
      >
        <svg width="52" height="34" viewBox="0 0 64 40" aria-hidden="true">
          <path d={roofPictures['unter-50']} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </ChooseOne>
      <div>
        <ChooseOne
          id="rechner-personen"
          name="personen"
          legend={calculator.persons}
          look="numbers"
          choices={consumptionByPersons.map((_, index) => ({
            value: String(index + 1),
            label: index + 1 === consumptionByPersons.length ? `${index + 1}+` : index + 1,
          }))}
          radio={open}
        />
        <Button type="submit" fullWidth mt="sm">
          {calculator.submit}
        </Button>
        <Text size="sm" c="dimmed" mt="xs">
          {calculator.note}
        </Text>
      </div>
    </Paper>
  );
}
