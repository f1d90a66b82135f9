import type { Step } from '../../rows.ts';
import { inDays } from '../timeline.ts';
import type { OfferRow } from './offers.ts';
import { answerOpenOffer, toOffer, toSentTerms } from './offers.ts';
import type { Charge, Milestone } from './plan.ts';
import { addCharges, completeCharges, planMilestones } from './plan.ts';
import type { RequestStory } from './story.ts';
import type { RequestTerms } from './terms.ts';

/** Where a request is after some of its steps. */
export type Progress = {
  status: 'pending' | 'accepted' | 'completed' | 'rejected';
  resolution: string | null;
  terms: RequestTerms;
  scope: string | null;
  dueOn: string | null;
  deliveredAt: Date | null;
  endProposal: { by: Step['by']; at: Date } | undefined;
  milestone: number;
  revisionsUsed: number;
  agreedOffer: OfferRow | undefined;
  offers: readonly OfferRow[];
  milestones: readonly Milestone[];
  charges: readonly Charge[];
};

/** Does what the functions of the database do when a request takes this step. */
function takeStep(progress: Progress, step: Step, story: RequestStory): Progress {
  const at = story.at(step);
  switch (step.action) {
    case 'create':
      return progress;
    case 'make_offer':
      return { ...progress, offers: addOffer(progress, step, story) };
    case 'expire_offer':
      return { ...progress, offers: answerOpenOffer(progress.offers, 'expired', at) };
    case 'accept_offer':
      return agree(progress, step, at);
    case 'accept':
      return plan({ ...progress, status: 'accepted' }, at);
    case 'decline':
      return { ...progress, status: 'rejected', resolution: 'declined' };
    case 'cancel':
      return { ...progress, status: 'rejected', resolution: 'withdrawn' };
    case 'expire':
      return { ...progress, status: 'rejected', resolution: 'expired' };
    case 'deliver':
      return { ...progress, deliveredAt: at };
    case 'ask_changes':
      return { ...progress, deliveredAt: null, revisionsUsed: progress.revisionsUsed + 1 };
    case 'approve_milestone':
      return {
        ...approve(progress, progress.milestone, at),
        deliveredAt: null,
        milestone: progress.milestone + 1,
      };
    case 'approve':
      return { ...approve(progress, 'all', at), status: 'completed', resolution: 'approved' };
    case 'complete':
      return { ...approve(progress, 'all', at), status: 'completed', resolution: 'automatic' };
    case 'ask_end':
      return { ...progress, endProposal: { by: step.by, at } };
    case 'accept_end': {
      const charges = progress.charges.filter(({ completed_at }) => completed_at !== null);
      return {
        ...progress,
        status: 'rejected',
        resolution: 'ended',
        endProposal: undefined,
        charges,
      };
    }
  }
}

/** A request after all of its steps. */
export function getProgress(story: RequestStory): Progress {
  const sent: Progress = {
    status: 'pending',
    resolution: null,
    terms: story.terms,
    scope: null,
    dueOn: null,
    deliveredAt: null,
    endProposal: undefined,
    milestone: 1,
    revisionsUsed: 0,
    agreedOffer: undefined,
    offers: [],
    milestones: [],
    charges: [],
  };
  return story.steps.reduce((progress, step) => takeStep(progress, step, story), sent);
}

function addOffer({ status, offers }: Progress, step: Step, story: RequestStory) {
  const { offer } = step;
  const [sent] = story.steps;
  if (!offer || !sent) throw new Error(`${story.name} has an offer without terms.`);
  const former =
    offers.length > 0
      ? answerOpenOffer(offers, 'replaced', story.at(step))
      : [toSentTerms(story, story.at(sent), story.at(step))];
  const isAccepted = status === 'accepted';
  return [...former, toOffer(story, { step, offer, number: former.length, isAccepted })];
}

function agree(progress: Progress, { daysAgo }: Step, at: Date): Progress {
  const offers = answerOpenOffer(progress.offers, 'accepted', at);
  const agreedOffer = offers.at(-1);
  if (agreedOffer?.status !== 'accepted') return progress;
  const { title, price, revisions, scope, days, kind } = agreedOffer;
  const terms = {
    ...progress.terms,
    ...(kind !== 'extension' && { package_name: null, hours: null }),
    duration: days === null ? null : `${String(days)} days`,
    title,
    price,
    revisions,
  };
  const dueOn = agreedOffer.due_on ?? (days === null ? null : inDays(days - daysAgo));
  return plan({ ...progress, status: 'accepted', offers, agreedOffer, terms, scope, dueOn }, at);
}

function plan(progress: Progress, at: Date): Progress {
  const approved = progress.milestones.slice(0, progress.milestone - 1);
  const milestones = planMilestones(progress.terms, progress.agreedOffer, approved);
  return { ...progress, milestones, charges: addCharges(progress, milestones, at) };
}

function approve(progress: Progress, which: number | 'all', at: Date): Progress {
  return {
    ...progress,
    milestones: progress.milestones.map((milestone, index) =>
      index + 1 === progress.milestone ? { ...milestone, approved_at: at } : milestone,
    ),
    charges: completeCharges(progress.charges, which, at),
  };
}
