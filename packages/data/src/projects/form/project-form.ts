import { defineForm, type FormValues } from '../../forms/define-form.ts';
import {
  choice,
  flag,
  list,
  number,
  optionalNumber,
  optionalText,
  text,
  unmapped,
} from '../../forms/field.ts';
import type { Rules } from '../../forms/rules.ts';
import type { Picture } from '../../images/picture.ts';
import { isLink, isLooseLink } from '../../links.ts';
import type { Row } from '../../database.ts';
import { MAX_CODE_SAMPLES, PROJECT_TYPES, VISIBILITIES } from './project-rules.ts';
import { SALE_KINDS, MAX_LICENSES, MAX_LICENSE_LENGTH } from '../sale.ts';

const REPOSITORY_URL = /^(https?:\/\/)?(www\.)?(github\.com|gitlab\.com|bitbucket\.org)\//i;

const LINKS = 'Links';
const DETAILS = 'Details';
const GALLERY = 'Gallery';
const VIDEOS = 'Videos';
const CODE = 'Code samples';
const SALE = 'Sale and support';

const noPictures: Picture[] = [];

const link = ({ optional }: Rules) => optional(isLink, 'Please enter a valid URL');
const asTyped = ({ z }: Rules) => z.string().trim();
const video = ({ z, entryText }: Rules) =>
  z.object({ id: z.string(), url: z.string().trim(), caption: entryText(200) });
const codeSample = ({ z, entryText }: Rules) =>
  z.object({
    id: z.string(),
    title: entryText(150),
    language: entryText(40),
    code: z.string().max(20_000, 'Use at most 20,000 characters'),
  });

const fields = {
  title: text({
    label: 'Project title',
    rule: ({ text }) => text('Project title', 150).min(1, 'Project title is required'),
  }),
  tagline: optionalText({
    label: 'Tagline',
    rule: ({ text }) => text('Tagline', 120).refine(isOneLine, 'Write the tagline on one line'),
  }),
  description: text({
    label: 'Description',
    rule: ({ description }) => description(20_000, 'Project description is required'),
  }),
  cover: unmapped({
    label: 'Project image',
    empty: noPictures,
    rule: ({ pictures }) => pictures().min(1, 'Project image is required'),
  }),
  tags: list({
    label: 'Tags',
    rule: ({ textList }) =>
      textList(40, 20, 'You can add up to 20 tags').min(1, 'At least one tag is required'),
  }),
  bolt_url: optionalText({
    label: 'Bolt URL',
    rule: ({ optional }) => optional(isBoltUrl, 'Please enter a valid Bolt URL'),
  }),
  visibility: choice({ label: 'Visibility', options: VISIBILITIES, empty: 'public' }),
  live_url: optionalText({ label: 'Live URL', section: LINKS, rule: link }),
  repo_url: optionalText({
    label: 'Repository URL',
    section: LINKS,
    rule: ({ optional }) => optional(isRepository, 'Please enter a valid repository URL'),
  }),
  documentation_url: optionalText({ label: 'Documentation URL', section: LINKS, rule: link }),
  completion_date: optionalText({
    label: 'Completion date',
    section: DETAILS,
    rule: ({ text }) => text('Completion date', 50),
  }),
  project_type: choice({
    label: 'Project type',
    section: DETAILS,
    options: PROJECT_TYPES,
    empty: 'personal',
  }),
  client_name: optionalText({
    label: 'Client name',
    section: DETAILS,
    rule: ({ text }) => text('Client name', 150),
  }),
  team_members: optionalText({
    label: 'Team members',
    section: DETAILS,
    rule: ({ text }) => text('Team members', 1000),
  }),
  challenges: optionalText({
    label: 'Challenges',
    section: DETAILS,
    rule: ({ text }) => text('Challenges', 5000),
  }),
  solutions: optionalText({
    label: 'Solutions',
    section: DETAILS,
    rule: ({ text }) => text('Solutions', 5000),
  }),
  gallery: unmapped({
    label: 'Gallery',
    section: GALLERY,
    empty: noPictures,
    rule: ({ pictures }) => pictures(),
  }),
  newVideo: unmapped({
    label: 'New video',
    section: VIDEOS,
    empty: { url: '', caption: '' },
    rule: (rules) => video(rules).omit({ id: true }),
  }),
  videos: unmapped({
    label: 'Videos',
    section: VIDEOS,
    empty: [],
    rule: (rules) => rules.z.array(video(rules)),
  }),
  newCodeSample: unmapped({
    label: 'New code sample',
    section: CODE,
    empty: { title: '', language: '', code: '' },
    rule: (rules) => codeSample(rules).omit({ id: true }),
  }),
  codeSamples: unmapped({
    label: 'Code samples',
    section: CODE,
    empty: [],
    rule: (rules) =>
      rules.z
        .array(codeSample(rules))
        .max(MAX_CODE_SAMPLES, `You can add up to ${MAX_CODE_SAMPLES} code samples`),
  }),
  is_for_sale: flag({ label: 'For sale', section: SALE, empty: false }),
  sale_kind: choice({
    label: 'How you sell it',
    section: SALE,
    options: ['', ...SALE_KINDS],
    empty: '',
  }),
  sale_price: optionalNumber({ label: 'Sale price', section: SALE, rule: asTyped }),
  third_party_licenses: list({
    label: 'Third-party licenses',
    section: SALE,
    rule: ({ textList }) =>
      textList(MAX_LICENSE_LENGTH, MAX_LICENSES, `You can name up to ${MAX_LICENSES} licenses`),
  }),
  includes_source_code: flag({ label: 'Includes source code', section: SALE, empty: true }),
  includes_documentation: flag({ label: 'Includes documentation', section: SALE, empty: true }),
  includes_support: flag({ label: 'Includes support', section: SALE, empty: false }),
  support_duration: number({
    label: 'Support duration',
    section: SALE,
    empty: '30',
    rule: asTyped,
  }),
};

export const projectForm = defineForm<Row<'projects'>>()(fields, {
  otherColumns: ['image_url', 'image_color'],
  visibleIf: {
    client_name: ({ project_type }) => project_type === 'client',
    sale_kind: ({ is_for_sale }) => is_for_sale,
    sale_price: ({ is_for_sale }) => is_for_sale,
    third_party_licenses: ({ is_for_sale }) => is_for_sale,
    support_duration: ({ includes_support }) => includes_support,
  },
});

export type ProjectValues = FormValues<typeof projectForm.fields>;

function isOneLine(text: string) {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

function isBoltUrl(url: string) {
  return /bolt\.new/i.test(url) && isLooseLink(url);
}

function isRepository(url: string) {
  return REPOSITORY_URL.test(url) && isLooseLink(url);
}
