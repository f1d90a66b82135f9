import { amountFault } from '../amount-fault.ts';
import { formText, formWords, hasFiftyCharacters } from '../form-text.ts';
import type { Picture } from '../images/picture.ts';
import { isLink, isWebPlace } from '../links.ts';
import { refusePending } from '../pending-entry.ts';
import { z } from '../zod.ts';
import {
  codeSampleFault,
  MOST_CODE_SAMPLES,
  MOST_MEDIA,
  PROJECT_TYPES,
  videoFault,
} from './project-terms.ts';

const REPOSITORY = /^(https?:\/\/)?(www\.)?(github\.com|gitlab\.com|bitbucket\.org)\//i;
const DAYS = 'Support duration must be between 1 and 365 days';

const text = (label: string, longest: number) =>
  formText(longest, `${label} must be at most ${longest} characters`);

const videoSchema = z.object({ id: z.string(), url: z.string().trim(), caption: formText(200) });
const codeSampleSchema = z.object({
  id: z.string(),
  title: formText(150),
  language: formText(40),
  code: z.string().max(20_000, 'At most 20,000 characters fit here'),
});

const fields = z.object({
  title: text('Project title', 150).min(1, 'Project title is required'),
  description: text('Description', 20_000)
    .min(1, 'Project description is required')
    .refine(hasFiftyCharacters, 'Description should be at least 50 characters'),
  cover: z.array(z.custom<Picture>()).min(1, 'Project image is required'),
  gallery: z.array(z.custom<Picture>()),
  tags: formWords(40, 20, 'There is room for 20 tags').min(1, 'At least one tag is required'),
  bolt_url: z.string().trim().refine(isEmptyOr(isBoltAddress), 'Please enter a valid Bolt URL'),
  live_url: z.string().trim().refine(isEmptyOr(isLink), 'Please enter a valid URL'),
  repo_url: z
    .string()
    .trim()
    .refine(isEmptyOr(isRepository), 'Please enter a valid repository URL'),
  documentation_url: z.string().trim().refine(isEmptyOr(isLink), 'Please enter a valid URL'),
  completion_date: text('Completion date', 50),
  project_type: z.enum(PROJECT_TYPES),
  client_name: text('Client name', 150),
  team_members: text('Team members', 1000),
  challenges: text('Challenges', 5000),
  solutions: text('Solutions', 5000),
  is_for_sale: z.boolean(),
  sale_price: z.string().trim(),
  includes_source_code: z.boolean(),
  includes_documentation: z.boolean(),
  includes_support: z.boolean(),
  support_duration: z.string().trim(),
  videos: z.array(videoSchema),
  codeSamples: z
    .array(codeSampleSchema)
    .max(MOST_CODE_SAMPLES, `There is room for ${MOST_CODE_SAMPLES} code samples`),
  newVideo: videoSchema.omit({ id: true }),
  newCodeSample: codeSampleSchema.omit({ id: true }),
});

/** The project form's fields; figures are the text that was typed, empty text stands for what is not given. */
export const projectSchema = fields.superRefine((values, context) => {
  const refuse = (path: keyof ProjectValues, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const priceFault = values.is_for_sale && salePriceFault(values.sale_price);
  if (priceFault) refuse('sale_price', priceFault);
  if (values.includes_support && !isSupportDuration(values.support_duration)) {
    refuse('support_duration', DAYS);
  }
  if (values.gallery.length + values.videos.length > MOST_MEDIA) {
    refuse('videos', `There is room for ${MOST_MEDIA} pictures and videos`);
  }
  refusePending(context, 'newVideo', values.newVideo, videoFault);
  refusePending(context, 'newCodeSample', values.newCodeSample, codeSampleFault);
});

export type ProjectValues = z.infer<typeof fields>;

function isBoltAddress(address: string) {
  return /bolt\.new/i.test(address) && isWebPlace(address);
}

function isRepository(address: string) {
  return REPOSITORY.test(address) && isWebPlace(address);
}

function salePriceFault(price: string) {
  return Number(price) >= 1 ? amountFault(price, 'Sale price') : 'Please enter a valid sale price';
}

function isSupportDuration(days: string) {
  return /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= 365;
}

function isEmptyOr(accepts: (text: string) => boolean) {
  return (value: string) => value === '' || accepts(value);
}
