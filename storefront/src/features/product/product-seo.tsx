import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf, publicFileUrl } from '@mawad/supabase/client';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { breadcrumbData, canonicalAddress, Seo } from '../../layout/seo.tsx';

interface ProductSeoProps {
  product: ProductDetail;
  steps: { label: string; to?: string }[];
}

export function ProductSeo({ product, steps }: ProductSeoProps) {
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const services = useServices();
  const { siteUrl } = services.site;
  const name = localized(product, 'name', language);
  const { config } = backendOf(services);
  const images = [product.main_image, ...product.additional_images]
    .filter((path) => path !== null)
    .map((path) => publicFileUrl(config, path));
  const description =
    summary(localized(product, 'description', language)) ||
    t('seo.productDescription', { product: name, company: localized(product, 'company_name', language) });
  const address = canonicalAddress(siteUrl, `/product/${product.id}`, language);
  return (
    <Seo
      title={name}
      description={description}
      keywords={[
        name,
        product.brand,
        product.model_number,
        localized(product, 'category_name', language),
      ].filter((word) => word !== null)}
      image={product.main_image ? sharePicture(siteUrl, product.main_image) : undefined}
      type="product"
      data={[
        productData(product, {
          name,
          category: localized(product, 'category_name', language),
          company: localized(product, 'company_name', language),
          description,
          images,
          address,
        }),
        breadcrumbData(
          siteUrl,
          language,
          steps.map(({ label, to }) => ({ label, href: to })),
        ),
      ]}
    />
  );
}

/** Address of a picture for link previews; the page server converts it to JPEG. */
const sharePicture = (siteUrl: string, path: string) => `${siteUrl}/share/${path}.jpg`;

/** Beginning of a text, cut at a word boundary. */
function summary(text: string, maxLength = 160): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;
}

function productData(
  product: ProductDetail,
  texts: Record<'name' | 'category' | 'company' | 'description' | 'address', string> & { images: string[] },
): object {
  return {
    '@type': 'Product',
    name: texts.name,
    description: texts.description,
    image: texts.images,
    sku: product.sku,
    url: texts.address,
    category: texts.category,
    ...(product.model_number && { mpn: product.model_number }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.rating_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating_average,
        bestRating: 5,
        reviewCount: product.rating_count,
      },
    }),
    offers: {
      '@type': 'Offer',
      url: texts.address,
      price: product.discounted_price ?? product.price,
      priceCurrency: 'IQD',
      ...(product.deal_ends_at && { priceValidUntil: product.deal_ends_at.slice(0, 10) }),
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: texts.company },
      ...(product.delivery && { shippingDetails: shippingData(product.delivery) }),
      hasMerchantReturnPolicy: returnPolicies[product.returns],
    },
  };
}

function shippingData(delivery: NonNullable<ProductDetail['delivery']>): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IQ' },
    shippingRate: {
      '@type': 'MonetaryAmount',
      minValue: delivery.lowest_fee,
      maxValue: delivery.highest_fee,
      currency: 'IQD',
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: delivery.shortest_days,
        maxValue: delivery.longest_days,
        unitCode: 'DAY',
      },
    },
  };
}

const noReturns = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IQ',
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
};

/** Return rules in the terms of schema.org. */
const returnPolicies: Record<ProductDetail['returns'], object> = {
  '30_days': {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IQ',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 30,
    returnFees: 'https://schema.org/FreeReturn',
  },
  faulty_only: { ...noReturns, itemDefectReturnFees: 'https://schema.org/FreeReturn' },
  none: noReturns,
};
