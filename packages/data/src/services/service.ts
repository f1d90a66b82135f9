export type PricingModel = 'fixed' | 'hourly' | 'packages';

export type ServicePackage = {
  name: string;
  description: string;
  price: number;
  delivery: string;
  features: string[];
};

export type ServiceFaq = { question: string; answer: string };

/** Every field is optional: rows that were written before a field existed do not have it. */
export type ServiceMetadata = {
  pricing_model?: PricingModel;
  hourly_rate?: number;
  estimated_hours?: number;
  packages?: ServicePackage[];
  features?: string[];
  faqs?: ServiceFaq[];
  revisions?: string;
  include_video_call?: boolean;
  include_source_files?: boolean;
  portfolio_url?: string;
  testimonial_url?: string;
  tags?: string[];
};

export type Service = {
  id: string;
  user_id: string;
  title: string;
  description: string;
  /** US dollars. */
  price: number;
  /** Text such as '3-5 days'. */
  duration: string;
  requirements: string | null;
  is_active: boolean;
  metadata: ServiceMetadata;
  /** The main image first, then up to six more. */
  images: string[];
  created_at: string;
};
