// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { pictures } from '@rebhang-solar/content/company/pictures';
import { projectIds } from '@rebhang-solar/content/company/project-ids';
import { company } from '@rebhang-solar/content/company-in-texts';
import { shell } from '@rebhang-solar/content/pages/shell';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { RouteHandle } from '../head/page-head.ts';
import { BackLink } from './back-link.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Badges } from './badges.tsx';
import { Blocks } from './blocks/blocks.tsx';
import { ButtonRow } from './button-row.tsx';
import { Closing } from './closing.tsx';
import { ContactCard } from './contact-card.tsx';
import { Contents } from './contents.tsx';
import { DecimalInput } from './decimal-input.tsx';
import { Facts } from './facts.tsx';
import { FootBar } from './foot-bar.tsx';
import { FormBand } from './form-band.tsx';
import { MistakeList } from './mistake-list.tsx';
import { Nameplate } from './nameplate.tsx';
import { PageBreadcrumbs } from './page-breadcrumbs.tsx';
import { PageFrame } from './page-frame.tsx';
import { Email, Phone } from './phone.tsx';
import { Picture, Thumbnail } from './picture.tsx';
import { ProjectCard } from './project-card.tsx';
import { Questions } from './questions.tsx';
import { Section } from './section.tsx';
import { Stars } from './stars.tsx';
import { TextSections } from './text-sections.tsx';

/** Puts something into the document, as the server renders it on a page of questions below the home page. */
function put(element: ReactNode) {
  const handle: RouteHandle = {
    head: {
      title: 'Was kostet es?',
      description: '',
      path: '/faq/kosten',
      parent: { title: 'Fragen', path: '/faq' },
    },
  };
  const router = createMemoryRouter([{ path: '*', element, handle }]);
  document.body.innerHTML = renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
const links = () => all('a').map((link) => [link.textContent, link.getAttribute('href')]);
/** What an element is called by the attribute that names it. */
const nameOf = (selector: string) =>
  document.getElementById(one(selector)?.getAttribute('aria-labelledby') ?? '')?.textContent;

test('of the calls in a row the first one is filled, and a number is called', () => {
  put(
    <ButtonRow
      calls={[
        { label: 'Anfragen', to: '/beratung' },
        { label: 'Anrufen', to: 'tel:+493514711' },
        { label: 'Nachlesen', to: '#preis' },
      ]}
    />,
  );
  expect(links()).toEqual([
    ['Anfragen', '/beratung'],
    ['Anrufen', 'tel:+493514711'],
    ['Nachlesen', '/#preis'],
  ]);
  expect(all('a').map((link) => link.dataset.variant)).toEqual(['filled', 'outline', 'outline']);
});

test('at the end of a page whoever answers its form stands beside the calls, with their number', () => {
  const calls = [
    { label: 'Anfragen', to: '/beratung' },
    { label: 'Rechnen', to: '/solarrechner' },
    { label: 'Lesen', to: '/faq' },
  ];
  for (const form of [undefined, 'maintenance', 'contact'] as const) {
    put(<Closing text="Fragen?" calls={calls} {...(form && { form })} />);
    const person = peopleOfForms[form ?? 'consultation'];
    expect(links().map(([, href]) => href)).toEqual([
      '/beratung',
      '/solarrechner',
      '/faq',
      (person ?? company).phoneHref,
    ]);
    expect(document.body.textContent).toContain(
      person ? `${person.name}, ${person.role}` : shell.closingCall,
    );
  }
});

test('a name of twenty characters is set smaller, and quotes stand around what somebody says', () => {
  const contact = {
    name: 'Anna Beispiel',
    role: 'Beraterin',
    task: 'ruft zurück',
    sentence: 'Ich rufe an.',
    phoneLabel: 'Direkt',
    phone: '0351 4711',
    phoneHref: 'tel:+493514711',
    hours: company.officeHours,
  } as const;
  const sizeOf = (name: string) => {
    put(<ContactCard contact={{ ...contact, name }} />);
    return all('p').find(({ textContent }) => textContent === name)?.style.fontSize;
  };
  expect([sizeOf('x'.repeat(19)), sizeOf('x'.repeat(20))]).toEqual(['1.875rem', '1.5rem']);
  expect(texts('p')).toContain('„Ich rufe an.“');
  expect(links()).toEqual([['0351 4711', 'tel:+493514711']]);
  put(<ContactCard contact={{ ...contact, sentence: undefined }} />);
  expect(document.body.textContent).not.toContain('„');
});

test('a number is called, an address is written to', () => {
  put(
    <>
      <Phone />
      <Email />
    </>,
  );
  expect(links()).toEqual([
    [company.phone, company.phoneHref],
    [company.email, `mailto:${company.email}`],
  ]);
});

test('the list of a page’s sections leads to each of them', () => {
  put(
    <Contents title="Inhalt" sections={[{ id: 'preis', title: 'Der Preis' }]}>
      <p>Text</p>
    </Contents>,
  );
  expect(one('nav')?.getAttribute('aria-label')).toBe('Inhalt');
  expect(links()).toEqual([['Der Preis', '/#preis']]);
  expect(one('details > summary')?.textContent).toBe('Inhalt');
});

test.each([
  ['', undefined],
  ['%', '1.5rem'],
  ['m²', '3.25rem'],
  ['kWh', '3.25rem'],
  ['kWh/a', '4.5rem'],
])(
  'a number is typed with a keyboard that has a comma, beside it %j with room for it',
  (unit, width) => {
    put(<DecimalInput label="Menge" unit={unit} />);
    const field = one('input');
    expect([field?.getAttribute('type'), field?.getAttribute('inputmode')]).toEqual([
      'text',
      'decimal',
    ]);
    const section = one('[data-position="right"]');
    expect(section?.textContent).toBe(unit === '' ? undefined : unit);
    if (width) expect(document.body.innerHTML).toContain(`--input-right-section-width:${width}`);
  },
);

test('what is called how stands beside each other', () => {
  put(<Facts facts={[['Größe', '10 kWp']]} />);
  expect([texts('dt'), texts('dd')]).toEqual([['Größe'], ['10 kWp']]);
});

test('the bar at the foot of a phone is dark unless it leads to a fault', () => {
  const toneOf = (isFault?: boolean) => {
    put(
      <FootBar label="Ergebnis" lines={['1.200 €', 'im Jahr']} isFault={isFault ?? false}>
        <button type="button">Weiter</button>
      </FootBar>,
    );
    return one('nav')?.dataset.tone;
  };
  expect([toneOf(), toneOf(true)]).toEqual(['slate', undefined]);
  expect(one('nav')?.getAttribute('aria-label')).toBe('Ergebnis');
  expect(texts('nav strong')).toEqual(['1.200 €']);
  expect(texts('nav p')).toEqual(['1.200 €im Jahr']);
});

test('a band with a form is named by its heading', () => {
  put(
    <FormBand
      id="kontakt"
      labelledBy="titel"
      head={<h2 id="titel">Kontakt</h2>}
      form="x"
      aside="y"
    />,
  );
  expect(nameOf('section#kontakt')).toBe('Kontakt');
  expect(texts('aside')).toEqual(['y']);
});

test('mistakes are links to where they are put right, or words; where there are none nothing stands there', () => {
  put(
    <MistakeList
      mistakes={[
        { href: '#preis', label: 'Preis fehlt' },
        { href: undefined, label: 'Unbekannt' },
      ]}
    />,
  );
  expect(one('[role="alert"]')).not.toBeNull();
  expect(texts('li')).toEqual(['Preis fehlt', 'Unbekannt']);
  expect(links()).toEqual([['Preis fehlt', '#preis']]);
  put(<MistakeList mistakes={[]} />);
  expect(document.body.textContent).toBe('');
});

test('on a plate a value stands below what it is, its note below it, and what is gained in another colour', () => {
  put(
    <Nameplate
      entries={[
        { label: 'Preis', value: '17.000 €', note: 'ohne Speicher' },
        { label: 'Gewinn', value: '9.000 €', gained: true },
      ]}
    />,
  );
  expect(texts('dl > div')).toEqual(['Preis17.000 €ohne Speicher', 'Gewinn9.000 €']);
  const inVine = all('dd').map((value) => value.getAttribute('style')?.includes('color:vine'));
  expect(inVine).toEqual([false, false, true]);
  expect(one('dl')?.dataset.leading).toBeUndefined();
  put(<Nameplate leading entries={[]} />);
  expect(one('dl')?.dataset.leading).toBe('true');
});

test('the way from the home page ends in the page itself, which is no link', () => {
  put(<PageBreadcrumbs />);
  expect(one('nav')?.getAttribute('aria-label')).toBe(shell.breadcrumbs);
  expect(links()).toEqual([
    ['Startseite', '/'],
    ['Fragen', '/faq'],
  ]);
  expect(texts('[aria-current="page"]')).toEqual(['Was kostet es?']);
  expect(all('nav span[aria-hidden="true"]')).toHaveLength(2);
});

test('words of another language are marked as such in heading and lead', () => {
  put(<PageFrame introduction={{ heading: 'Not found', lead: 'Sorry', lang: 'en' }} />);
  expect(texts('[lang="en"]')).toEqual(['Not found', 'Sorry']);
  expect(texts('h1')).toEqual(['Not found']);
});

test('a picture is loaded when it comes near, the first one of a page at once, and one beside its name is not read out', () => {
  const loaded = (priority?: boolean) => {
    put(<Picture name="hero" sizes="100vw" priority={priority ?? false} />);
    const image = one('img');
    return ['loading', 'fetchpriority', 'decoding'].map((name) => image?.getAttribute(name));
  };
  expect(loaded()).toEqual(['lazy', null, 'async']);
  expect(loaded(true)).toEqual(['eager', 'high', 'async']);
  expect(one('img')?.getAttribute('alt')).toBe(pictures.hero.alt);
  expect(one('figcaption')?.textContent).toBe(pictures.hero.caption);
  put(<Thumbnail name="hero" sizes="6rem" />);
  expect(one('img')?.getAttribute('alt')).toBe('');
  expect(one('figcaption')).toBeNull();
});

test('the title of a project is the link to it; one without a picture has no place for it', () => {
  const [id] = projectIds;
  const project = { id, title: 'Haus am Hang', description: 'Ein Dach', image: 'hero' } as const;
  const card = (more: object) =>
    put(
      <ProjectCard project={{ ...project, ...more }} sizes="100vw" beside place="Am Hang">
        <p>Ertrag</p>
      </ProjectCard>,
    );
  card({});
  expect(links()).toEqual([['Haus am Hang', `/photovoltaik-projekte-referenzen/${id}`]]);
  expect(texts('h3 a[data-card-link]')).toEqual(['Haus am Hang']);
  expect([one('li')?.dataset.beside, one('li')?.dataset.plain]).toEqual(['true', undefined]);
  card({ image: undefined });
  expect(one('img')).toBeNull();
  expect([one('li')?.dataset.beside, one('li')?.dataset.plain]).toEqual([undefined, 'true']);
});

test('between questions there is a line, before the first none', () => {
  put(
    <Questions
      questions={[
        { question: 'Was kostet es?', answer: 'Wenig.' },
        { question: 'Wie lange?', answer: 'Lange.', more: [{ text: 'Mehr', to: '/faq' }] },
      ]}
    />,
  );
  expect(texts('h3')).toEqual(['Was kostet es?', 'Wie lange?']);
  expect(all('[role="separator"]')).toHaveLength(1);
  expect(document.body.textContent).toBe('Was kostet es?Wenig.Wie lange?Lange.Mehr');
  expect(links()).toEqual([['Mehr', '/faq']]);
});

test.each([undefined, 'Drei Fragen'])(
  'a section is named by its heading and holds its anchor, folded as %s',
  (folded) => {
    put(
      <Section id="preis" title="Der Preis" intro="Grob" folded={folded}>
        <p>Text</p>
      </Section>,
    );
    expect(nameOf('section')).toBe('Der Preis');
    expect(texts('h2')).toEqual(['Der Preis']);
    expect(document.getElementById('preis')?.textContent).toContain('Text');
    expect(document.body.textContent).toBe(`Der Preis${folded ?? ''}GrobText`);
    expect(one('details')?.contains(document.getElementById('preis'))).toBe(folded && true);
    expect(one('details')?.hasAttribute('open')).toBe(folded && false);
  },
);

test('a rating is read in words', () => {
  put(<Stars rating={4.9} />);
  expect(one('svg[role="img"]')?.getAttribute('aria-label')).toBe('4,9 von 5 Sternen');
  expect(all('svg svg[aria-hidden="true"] path')).toHaveLength(5);
  expect(all('svg > g > path')).toHaveLength(5);
});

test('a list of badges is named, and the link at the end of a section leads to the top', () => {
  put(
    <>
      <Badges label="Vorteile" badges={['Kostenlos', 'Ohne Pflicht']} />
      <BackToTop />
      <BackLink to="/faq">Alle Fragen</BackLink>
    </>,
  );
  expect(one('ul')?.getAttribute('aria-label')).toBe('Vorteile');
  expect(texts('li')).toEqual(['Kostenlos', 'Ohne Pflicht']);
  expect(all('a').map((link) => link.dataset.direction)).toEqual(['up', 'back']);
});

test('the pieces of a text become the elements that they are', () => {
  put(
    <TextSections
      sections={[
        {
          id: 'a',
          title: 'Text',
          blocks: [
            { type: 'text', text: ['Siehe ', { text: 'Netz', href: 'https://netz.example' }] },
            { type: 'list', ordered: true, items: ['eins', 'zwei'] },
            { type: 'list', items: ['drei'] },
            {
              type: 'cards',
              cards: [
                { title: 'Karte', figure: '80 %', text: 'davon' },
                { title: 'Ohne', text: 'Zahl' },
              ],
            },
            { type: 'note', kind: 'dated', title: 'Stand', text: 'heute' },
            { type: 'note', kind: 'hint', title: 'Tipp', text: 'morgen' },
            {
              type: 'steps',
              steps: [
                { title: 'Planen', duration: '1–2 Wochen', text: 'vorher' },
                { title: 'Bauen', text: 'nachher' },
              ],
            },
          ],
        },
      ]}
    />,
  );
  expect(links()).toEqual([['Netz', 'https://netz.example']]);
  expect([texts('ol > li'), texts('ul > li').includes('drei')]).toEqual([['eins', 'zwei'], true]);
  expect(texts('ul > li')).toContain('Karte80 %davon');
  expect(texts('ul > li')).toContain('OhneZahl');
  expect(texts('[role="list"] [role="listitem"]')).toEqual([
    '1Planen1–2 Wochenvorher',
    '2Bauennachher',
  ]);
  const notes = all('[style*="--note-color"]').map((note) => note.getAttribute('style') ?? '');
  expect(notes.map((style) => /mantine-color-(\w+)-6/.exec(style)?.[1])).toEqual(['sun', 'vine']);
});

test('a drawing stands above the words that explain it', () => {
  put(
    <Blocks blocks={[{ type: 'drawing', drawing: 'module-output', caption: 'Dreißig Jahre' }]} />,
  );
  expect(one('figure > svg[role="img"]')).not.toBeNull();
  expect(texts('figure > figcaption')).toEqual(['Dreißig Jahre']);
});
