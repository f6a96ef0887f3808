import type { ListingPart } from '#domain/listing/listing.ts';

interface PartWords {
  /** The name of the part in the address of its form. */
  segment: string;
  title: string;
  /** The name of what is saved, in messages: "Save answers". */
  noun: string;
}

/** The admin's words for each part of a listing. */
export const PART_WORDS: Record<ListingPart, PartWords> = {
  soundness: { segment: 'soundness', title: 'Soundness', noun: 'answers' },
  terms: { segment: 'terms', title: 'Fees and availability', noun: 'fees and availability' },
  offers: { segment: 'products', title: 'Products', noun: 'products' },
  licences: { segment: 'licences', title: 'Licences', noun: 'licences' },
  contracts: { segment: 'contracts', title: 'Contracts', noun: 'contracts' },
};
