import type { Category, ProductCard, ProductDetail, SearchResult } from '@mawad/supabase/catalogue/queries';

export function productCard(change: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 7,
    name_en: 'Portland cement 42.5 R',
    name_ar: 'سمنت بورتلاندي 42.5 R',
    slug_en: 'portland-cement',
    slug_ar: 'smnt',
    sku: 'CEM-42',
    brand: 'Karasta',
    model_number: '42.5R',
    unit: 'Bag',
    min_quantity: 1,
    quantity_step: 1,
    pack_quantity: null,
    pack_unit: null,
    main_image: null,
    price: 12_500,
    discounted_price: null,
    price_breaks: [],
    stock: 5,
    has_variants: false,
    rating_average: 4,
    rating_count: 2,
    company_id: 'seller-1',
    company_name: 'Al-Rafidain',
    company_name_en: 'Al-Rafidain',
    company_name_ar: 'الرافدين',
    company_slug: 'al-rafidain',
    category_id: 2,
    category_name_en: 'Cement',
    category_name_ar: 'السمنت',
    ...change,
  };
}

export function productDetail(change: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...productCard(),
    company_logo: null,
    description_en: 'For structural concrete.',
    description_ar: 'للخرسانة الإنشائية.',
    additional_images: [],
    video_url: null,
    datasheet_path: null,
    datasheet_size: null,
    attributes: [],
    size_chart: null,
    returns: '30_days',
    deal_ends_at: null,
    order_minimum: null,
    free_over: 100_000,
    holiday: null,
    delivery: { lowest_fee: 5000, highest_fee: 15_000, shortest_days: 1, longest_days: 4 },
    offers_pickup: false,
    price_confirmed_at: '2026-11-01T08:00:00Z',
    price_is_old: false,
    variants: [],
    category_path: [
      { id: 1, name_en: 'Building', name_ar: 'البناء', slug_en: 'building', slug_ar: 'binaa' },
      { id: 2, name_en: 'Cement', name_ar: 'السمنت', slug_en: 'cement', slug_ar: 'smnt' },
    ],
    ...change,
  };
}

/** Category; by default a top-level one. */
export function category(change: Partial<Category> = {}): Category {
  return {
    id: 1,
    parent_id: null,
    name_en: 'Building',
    name_ar: 'البناء',
    slug_en: 'building',
    slug_ar: 'binaa',
    image: null,
    product_count: 1,
    returns: '30_days',
    ...change,
  };
}

export function searchResult(items: ProductCard[], change: Partial<SearchResult> = {}): SearchResult {
  return {
    items,
    has_all_words: true,
    items_with_some_words: [],
    total: items.length,
    total_is_estimate: false,
    counts_are_estimates: false,
    only_mentioned: false,
    alternatives: { terms: [], categories: [] },
    purpose: null,
    corrected_term: null,
    other_categories: [],
    facets: {
      brands: [],
      categories: [],
      sellers: [],
      attributes: [],
      sizes: [],
      colors: [],
      price: { min: 0, max: 0, bins: [] },
      in_stock: items.filter(({ stock }) => stock > 0).length,
      on_deal: items.filter(({ discounted_price }) => discounted_price !== null).length,
      ratings: [],
    },
    ...change,
  };
}
