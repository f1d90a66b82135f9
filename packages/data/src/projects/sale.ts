/** How a project is sold: once, with all rights, or by license to everyone who buys one. */
export const SALE_KINDS = ['once', 'license'] as const;

export type SaleKind = (typeof SALE_KINDS)[number];

/** The third-party licenses that a project can name. */
export const MAX_LICENSES = 50;
export const MAX_LICENSE_LENGTH = 80;

const THIRD_PARTY = 'Third-party parts keep their own licenses.';

/** How each kind is called, and what the buyer may do, as both sides read it before and after. */
export const SALE_TERMS = {
  once: {
    name: 'Once, all rights',
    text: `The buyer gets what rights the creator has in the project, and no one else can buy it afterwards. ${THIRD_PARTY}`,
  },
  license: {
    name: 'License for one product',
    text: `The buyer may use it in one product of their own, for free or paid end users, and may not resell it. The creator keeps the code. ${THIRD_PARTY}`,
  },
} as const satisfies Record<SaleKind, object>;
