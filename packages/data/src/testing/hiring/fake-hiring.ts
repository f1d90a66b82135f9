import { hasText } from '../../has-text.ts';
import { formatCents, toCents } from '../../invoices/cents.ts';
import type { Service } from '../../services/service.ts';
import { attachFiles } from '../backend/storage/fake-files.ts';
import { isOpenByLink } from '../backend/fake-links.ts';
import type { ProjectRow } from '../rows.ts';
import { addStep } from './agreed-terms.ts';
import { findAmountError } from './offers/check-offer.ts';
import { json, type FakeRequest, type FakeState } from '../backend/fake-state.ts';

type Arguments = Record<string, unknown>;

/** Creates a request with the current terms, once for each key, like the database. */
export function createHireRequest(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  if (!callerId) return json({ code: 'PT401', message: 'Sign in first' }, 401);
  const known = state.hireRequests.find(({ request_key }) => request_key === input.request_key);
  if (known) return json(known);
  const messageError = findMessageError(toText(input.message) ?? '');
  if (messageError) return badRequest(messageError);
  const isPurchase = typeof input.project_id === 'string';
  if (input.creator_id === callerId) {
    return badRequest(isPurchase ? "You can't buy your own project" : "You can't hire yourself");
  }
  const project = state.projects.find(({ id }) => id === input.project_id);
  if (isPurchase && (!project || !isOpenByLink(state, project.id))) {
    return gone('This project is no longer available');
  }
  if (project && !project.is_for_sale) return gone('This project is not for sale');
  const origin = state.projects.find(({ id }) => id === input.from_project_id);
  if (input.from_project_id && (!origin || !isOpenByLink(state, origin.id))) {
    return gone('This project is no longer available');
  }
  const service = state.services.find(({ id }) => id === input.service_id);
  if (input.service_id && !service?.is_active) return gone('This service is no longer available');
  const termsError = !service && !project && findTermsError(state, input);
  if (termsError) return termsError;
  const budget = typeof input.budget === 'number' ? input.budget : null;
  const price = service ? getPrice(service, input) : (project?.sale_price ?? budget);
  if (budget !== null && price !== null && budget !== price) {
    return conflict(`The price is now ${formatCents(toCents(price))}`);
  }
  const isPending = state.hireRequests.some(
    ({ client_id, service_id, status }) =>
      service && client_id === callerId && service_id === service.id && status === 'pending',
  );
  if (isPending) return conflict('You already have a pending request for this service');
  const isSold = state.hireRequests.some(
    ({ client_id, project_id, included, status }) =>
      project &&
      included &&
      client_id === callerId &&
      project_id === project.id &&
      status === 'pending',
  );
  if (isSold) return conflict('You already have a pending request for this project');
  const isRepeated = state.hireRequests.some(
    (other) =>
      !service &&
      !project &&
      other.client_id === callerId &&
      other.creator_id === input.creator_id &&
      other.status === 'pending' &&
      other.title === input.title &&
      other.message === input.message,
  );
  if (isRepeated) return conflict('You already have a pending request with the same text');
  const now = new Date().toISOString();
  const request = {
    id: crypto.randomUUID(),
    client_id: callerId,
    creator_id: String(input.creator_id),
    service_id: service?.id ?? null,
    project_id: project?.id ?? origin?.id ?? null,
    title: service?.title ?? project?.title ?? String(input.title),
    price,
    duration: service?.duration ?? null,
    package_name: toText(input.package_name),
    hours: typeof input.hours === 'number' ? input.hours : null,
    included: project ? getIncluded(project) : null,
    scope: null,
    due_on: null,
    no_due_date: false,
    time_zone: 'UTC',
    revisions: toRevisions(service?.metadata.revisions),
    revisions_used: 0,
    milestone: 1,
    open_offer_id: null,
    agreed_offer_id: null,
    message: String(input.message),
    status: 'pending' as const,
    resolution: null,
    delivered_at: null,
    end_asked_by: null,
    end_asked_at: null,
    version: 0,
    created_at: now,
    updated_at: now,
    request_key: String(input.request_key),
  };
  const attachments = attachFiles(state, callerId, input.attachments);
  if (attachments instanceof Response) return attachments;
  state.hireRequests.push(request);
  addStep(state, request, { action: 'create', actor_id: callerId, attachments });
  return json(request);
}

function findMessageError(message: string) {
  if (!hasText(message)) return 'Write a message';
  if ([...message.trim()].length < 20) return 'Write at least 20 characters';
  return [...message].length > 2000 ? 'Use at most 2000 characters' : null;
}

/** For 'Something else'. */
function findTermsError(state: FakeState, { creator_id, title, budget }: Arguments) {
  const isCreator = state.users.some(({ id, is_dev }) => id === creator_id && is_dev);
  if (!isCreator) return gone('This creator is no longer available');
  const titleText = toText(title) ?? '';
  if (!hasText(titleText) || [...titleText].length > 150) {
    return badRequest('Add a title of at most 150 characters');
  }
  if (budget === undefined) return null;
  const error = findAmountError(Number(budget), 'Enter a budget from $1 to $1,000,000');
  return error === null ? null : badRequest(error);
}

/** How many a service says; null if it says none. */
function toRevisions(text: string | undefined) {
  return text !== undefined && /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : null;
}

function getIncluded(project: ProjectRow) {
  return [
    project.includes_source_code && 'Source code',
    project.includes_documentation && 'Documentation',
    project.includes_support && `${project.support_duration} days of support`,
  ].filter((part) => part !== false);
}

function getPrice({ price, metadata }: Service, { package_name, hours }: Arguments) {
  if (metadata.pricing_model === 'hourly') return (metadata.hourly_rate ?? 0) * Number(hours);
  const chosen = metadata.packages?.find(({ name }) => name === package_name);
  return chosen?.price ?? price;
}

export function sendMessage(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  if (!callerId) return json({ code: 'PT401', message: 'Sign in first' }, 401);
  if (input.other_id === callerId) return badRequest("You can't message yourself");
  const isKnown = state.users.some(({ id, is_dev }) => id === input.other_id && is_dev);
  if (!isKnown) return gone("You can't message this person");
  const attached = attachFiles(state, callerId, input.attachments);
  return attached instanceof Response ? attached : json(crypto.randomUUID());
}

function badRequest(message: string) {
  return json({ code: 'PT400', message }, 400);
}

function conflict(message: string) {
  return json({ code: 'PT409', message }, 409);
}

function gone(message: string) {
  return json({ code: 'PT404', message }, 404);
}

function toText(value: unknown) {
  return typeof value === 'string' ? value : null;
}
