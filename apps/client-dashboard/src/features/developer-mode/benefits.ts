import BadgePercent from 'lucide-react/icons/badge-percent';
import IdCard from 'lucide-react/icons/id-card';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Timer from 'lucide-react/icons/timer';
import type { LucideIcon } from 'lucide-react/types';

export const BENEFITS = [
  {
    icon: BadgePercent,
    title: '0% commission',
    text: 'You keep everything your clients pay.',
  },
  {
    icon: ShieldCheck,
    title: '30-day money-back guarantee',
    text: "Clients can hire you with confidence, even if they don't know you yet.",
    link: { href: '/terms#money-back-guarantee', label: 'How the guarantee works' },
  },
  {
    icon: Timer,
    title: 'About 5 minutes of onboarding',
    text: 'A short interview, in your language, that writes your profile.',
  },
  {
    icon: IdCard,
    title: 'Your own public profile',
    text: 'Your projects, services and reviews on one page, with a link to share.',
  },
] as const satisfies readonly {
  icon: LucideIcon;
  title: string;
  text: string;
  link?: { href: string; label: string };
}[];

export const STATISTICS = [
  { value: '500+', label: 'Projects' },
  { value: '1.2K+', label: 'Developers' },
  { value: '98%', label: 'Client satisfaction' },
  { value: '24/7', label: 'Support' },
] as const;
