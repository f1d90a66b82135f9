import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import * as hiring from './hiring-schema.ts';
import * as market from './schema.ts';

/** The rows of a file of JSON lines; an error names the file and the line of a row that the schema refuses. */
export function parseRows<Row>(file: string, text: string, schema: z.ZodType<Row>): Row[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const row = schema.safeParse(JSON.parse(line));
      if (row.success) return row.data;
      throw new Error(`${file}, line ${String(index + 1)}: ${z.prettifyError(row.error)}`);
    });
}

function readRows<Row>(name: string, schema: z.ZodType<Row>): readonly Row[] {
  const file = `${name}.jsonl`;
  return parseRows(file, readFileSync(join(import.meta.dirname, 'data', file), 'utf8'), schema);
}

export type Client = z.infer<typeof market.client>;
export type Creator = z.infer<typeof market.creator>;
export type Service = z.infer<typeof market.service>;
export type Review = z.infer<typeof market.review>;
export type Message = z.infer<typeof market.message>;
export type Request = z.infer<typeof hiring.request>;
export type Negotiation = z.infer<typeof hiring.negotiation>;
export type Step = z.infer<typeof hiring.step>;
export type Offer = NonNullable<Step['offer']>;

/** The first signs in as creator@example.com. */
export const creators = readRows('creators', market.creator);
/** The first signs in as client@example.com, the last as admin@example.com. */
export const clients = readRows('clients', market.client);
export const savedCreators = readRows('saved-creators', market.savedCreator);
export const projects = readRows('projects', market.project);
export const codeSamples = readRows('code-samples', market.codeSample);
export const services = readRows('services', market.service);
export const reviews = readRows('reviews', market.review);
export const messages = readRows('messages', market.message);
export const reports = readRows('reports', market.report);
/** Without a review: work in progress, work that came to nothing, and finished work. */
export const requests = readRows('hiring/requests', hiring.request);
export const negotiations = readRows('hiring/negotiations', hiring.negotiation);
export const negotiationSteps = readRows('hiring/negotiation-steps', hiring.negotiationStep);
export const offerTemplates = readRows('hiring/offer-templates', hiring.offerTemplate);
export const caseSteps = readRows('hiring/case-steps', hiring.caseStep);
