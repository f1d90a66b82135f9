import { validateAmount } from '../validate-amount.ts';
import { formText, formTextList, hasFiftyCharacters } from '../form-text.ts';
import type { Picture } from '../images/picture.ts';
import { isLink, isLooseLink } from '../links.ts';
import { addPendingEntryIssue } from '../pending-entry.ts';
import { z } from '../zod.ts';
import {
  validateCodeSample,
  MAX_CODE_SAMPLES,
  MAX_MEDIA,
  PROJECT_TYPES,
  validateVideo,
} from './project-rules.ts';

const REPOSITORY_URL = /^(https?:\/\/)?(www\.)?(github\.com|gitlab\.com|bitbucket\.org)\//i;
const SUPPORT_DURATION_MESSAGE = 'Support duration must be between 1 and 365 days';

const text = (label: string, maxLength: number) =>
  formText(maxLength, `${label} must be at most ${maxLength} characters`);

const videoSchema = z.object({ id: z.string(), url: z.string().trim(), caption: formText(200) });
const codeSampleSchema = z.object({
  id: z.string(),
  title: formText(150),
  language: formText(40),
  code: z.string().max(20_000, 'Use at most 20,000 characters'),
});

const fields = z.object({
  title: text('Project title', 150).min(1, 'Project title is required'),
  description: text('Description', 20_000)
    .min(1, 'Project description is required')
    .refine(hasFiftyCharacters, 'Description should be at least 50 characters'),
  cover: z.array(z.custom<Picture>()).min(1, 'Project image is required'),
  gallery: z.array(z.custom<Picture>()),
  tags: formTextList(40, 20, 'You can add up to 20 tags').min(1, 'At least one tag is required'),
  bolt_url: z.string().trim().refine(isEmptyOr(isBoltUrl), 'Please enter a valid Bolt URL'),
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
    .max(MAX_CODE_SAMPLES, `You can add up to ${MAX_CODE_SAMPLES} code samples`),
  newVideo: videoSchema.omit({ id: true }),
  newCodeSample: codeSampleSchema.omit({ id: true }),
});

/** The fields of the project form; numbers are strings as typed, and empty means not specified. */
export const projectSchema = fields.superRefine((values, context) => {
  const addIssue = (path: keyof ProjectValues, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const priceError = values.is_for_sale && validateSalePrice(values.sale_price);
  if (priceError) addIssue('sale_price', priceError);
  if (values.includes_support && !isSupportDuration(values.support_duration)) {
    addIssue('support_duration', SUPPORT_DURATION_MESSAGE);
  }
  if (values.gallery.length + values.videos.length > MAX_MEDIA) {
    addIssue('videos', `You can add up to ${MAX_MEDIA} pictures and videos`);
  }
  addPendingEntryIssue(context, 'newVideo', values.newVideo, validateVideo);
  addPendingEntryIssue(context, 'newCodeSample', values.newCodeSample, validateCodeSample);
});

export type ProjectValues = z.infer<typeof fields>;

function isBoltUrl(url: string) {
  return /bolt\.new/i.test(url) && isLooseLink(url);
}

function isRepository(url: string) {
  return REPOSITORY_URL.test(url) && isLooseLink(url);
}

function validateSalePrice(price: string) {
  return Number(price) >= 1
    ? validateAmount(price, 'Sale price')
    : 'Please enter a valid sale price';
}

function isSupportDuration(days: string) {
  return /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= 365;
}

function isEmptyOr(accepts: (text: string) => boolean) {
  return (value: string) => value === '' || accepts(value);
}
