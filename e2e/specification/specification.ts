/** A promise of the product, the file of its test, and the title of the test or a part of it. */
export type Line = [promise: string, file: string, title: string];

const ui = 'shared-ui';
const header = 'shell/src/layout/header/header.test.tsx';
const footer = 'shell/src/layout/footer/footer.test.tsx';
const information = 'storefront/src/features/information/information-pages.test.tsx';
const drawer = 'shell/src/layout/cart/cart-drawer.test.tsx';
const guards = `${ui}/platform/guards/guards.test.tsx`;
const session = `${ui}/platform/session/start-session-sync.test.ts`;
const persistence = `${ui}/platform/store/persistence.test.ts`;
const cartStore = `${ui}/platform/store/cart.test.ts`;
const served = 'e2e/journeys/served-pages.spec.ts';
const firstOrder = 'e2e/journeys/first-order.spec.ts';
const seo = 'e2e/journeys/seo.spec.ts';
const cart = 'storefront/src/features/cart/cart-page.test.tsx';
const checkout = 'storefront/src/features/checkout/checkout-page.test.tsx';
const product = 'storefront/src/features/product/product-page.test.tsx';
const reviews = 'storefront/src/features/product/reviews/reviews.test.tsx';
const quoteJourney = 'e2e/journeys/quote.spec.ts';
const quotesJourney = 'e2e/journeys/quotes.spec.ts';
const ownQuotes = 'storefront/src/features/quote/own-quotes.test.tsx';
const account = 'storefront/src/features/account/account-pages.test.tsx';
const accountJourney = 'e2e/journeys/account.spec.ts';
const orders = 'storefront/src/features/orders/orders-pages.test.tsx';
const loginPage = 'shell/src/auth/login-page.test.tsx';
const returns = 'supabase/tests/returns.test.ts';
const returnAppeals = 'supabase/tests/return-appeals.test.ts';
const returnClocks = 'supabase/tests/return-clocks.test.ts';
const productReturns = 'supabase/tests/product-returns.test.ts';
const returnPages = 'storefront/src/features/returns/returns-pages.test.tsx';
const returnRequest = 'storefront/src/features/returns/request-page.test.tsx';
const returnJourney = 'e2e/journeys/returns.spec.ts';
const appealJourney = 'e2e/journeys/return-appeals.spec.ts';
const commission = 'supabase/tests/commission.test.ts';
const rates = 'supabase/tests/commission-rates.test.ts';
const ledger = 'supabase/tests/ledger.test.ts';
const postings = 'supabase/tests/ledger-postings.test.ts';
const ledgerDecisions = 'supabase/tests/ledger-decisions.test.ts';
const debt = 'supabase/tests/ledger-debt.test.ts';
const remittances = 'supabase/tests/remittances.test.ts';
const reports = 'supabase/tests/reports.test.ts';
const orderChanges = 'supabase/tests/order-changes.test.ts';
const placeOrder = 'supabase/tests/place-order.test.ts';
const signUp = 'supabase/tests/sign-up.test.ts';

/**
 * The specification, part by part, for the shop, and returns and money in all parts. Other pages of the portals have
 * tests beside them.
 */
export const specification: Record<string, Line[]> = {
  'the product': [
    [
      'English and Arabic, switched by a toggle and stored',
      header,
      'switches the direction of the page and stores the language',
    ],
    ['the language is kept in local storage', persistence, 'stores the chosen language as plain text'],
    [
      'right to left layout without movement or warnings',
      served,
      'is hydrated without changes, warnings or layout shifts',
    ],
    [
      'prices in dinars through a translated label',
      'shared-i18n/src/format.test.ts',
      'formats money and the cart total with two decimals and the translated currency',
    ],
    [
      'slugs of both languages, Arabic letters to Latin',
      'shared-i18n/src/slug.test.ts',
      'does not change a slug',
    ],
  ],
  routes: [
    [
      '/, /products, /categories, /category, /product, /deals, /search arrive as HTML',
      served,
      'is served as HTML with its products',
    ],
    ['unknown addresses return a not-found page', served, 'returns 404 in the reader’s language'],
    ['/about, /privacy, /terms', information, 'shows sections and a contact link on %s in %s'],
    ['/faq', information, 'expands each question on /faq in %s and has structured data'],
    ['/success', information, 'links to orders and home on /success in %s and is not indexed'],
    [
      'unpublished products return 410',
      seo,
      'an unpublished product returns 410, and is available again when published',
    ],
    [
      '/category/{slug} in either language',
      seo,
      'a category has one address per language, and each links to the other',
    ],
    [
      '/category/{parent}/{child} redirects to the right parent',
      seo,
      'a category’s address in the other language or below another parent redirects to the right one',
    ],
    [
      '/categories: both levels link to their products',
      'e2e/journeys/categories.spec.ts',
      'lists all categories on two levels with links to their products',
    ],
    [
      '/categories: empty',
      'storefront/src/features/categories/categories-page.test.tsx',
      'links to all products in %s if there are no categories',
    ],
    [
      '/deals: newest deals or highest discount',
      'e2e/journeys/deals.spec.ts',
      'deals are sorted by date, or by discount',
    ],
    [
      '/deals: filters, pages, Back restores the scroll position',
      'e2e/journeys/deals.spec.ts',
      'deals are filtered and paged, and Back restores the scroll position',
    ],
    [
      '/deals: empty',
      'storefront/src/features/deals/deals-page.test.tsx',
      'links to all products in %s if there are no deals',
    ],
    ['/cart', cart, 'links an empty cart to the products in %s'],
    [
      '/checkout to /order-confirmation, /my-orders and /orders',
      firstOrder,
      'a visitor becomes a buyer, and two sellers receive an order each',
    ],
    ['/login', loginPage, 'signs in and returns to the requested page'],
    [
      '/seller with a company name, pending notice, dashboard',
      'e2e/journeys/new-seller.spec.ts',
      'a company applies, waits and gets access without signing in again',
    ],
    ['/admin opens the users', 'admin-console/src/routes.test.tsx', 'opens with the users'],
    [
      '/admin/deals: scheduled, ended, undone',
      'e2e/journeys/staff-deals.spec.ts',
      'staff schedule a deal for two products, buyers see its price, and it ends with a reason (en)',
    ],
    [
      '/admin/categories: bulk upload with preview',
      'admin-console/src/features/categories/import/category-import-page.test.tsx',
      'shows reasons, old and new values in the review, and writes the reviewed rows',
    ],
    [
      'bulk upload of categories writes the previewed rows',
      'supabase/tests/import-categories.test.ts',
      'writes the previewed rows; the same file again changes nothing',
    ],
    [
      '/admin/backup: export as .xlsx',
      'e2e/journeys/staff-deals.spec.ts',
      'staff export products and the audit log to one workbook (ar)',
    ],
    [
      'Export Failed',
      'admin-console/src/features/backup/backup-page.test.tsx',
      'reports a failure as Export Failed, with its reason',
    ],
    [
      'every kind of route from static files',
      'e2e/journeys/static-shell.spec.ts',
      'a shell served as static files opens every kind of page by its address',
    ],
  ],
  'header, footer and drawers': [
    [
      'categories by the slug of the language',
      header,
      'lists first-level categories in %s by the slug of that language',
    ],
    ['search trims, clears the box', header, 'opens the results of the trimmed term and clears the box'],
    ['empty search does nothing', header, 'ignores a term of only spaces'],
    [
      'badges of wishlist and cart, the cart drawer',
      header,
      'counts wishlist and cart in badges and opens the cart drawer',
    ],
    ['account menu: title and dashboard by role', header, 'links %s to the right dashboard'],
    ['account menu: sign in and become a seller', header, 'offers a visitor to become a seller'],
    ['side menu on small screens', header, 'shows controls without space in a small header in the side menu'],
    [
      'sheets slide from the specified side',
      `${ui}/platform/overlay/side-sheet.test.tsx`,
      'slides from the %s of the screen in %s',
    ],
    [
      'footer: purpose, e-mail, phone, address in Baghdad',
      footer,
      'shows the purpose of the marketplace and its contact data in %s',
    ],
    ['footer: link columns', footer, 'links to the shop and help pages in %s'],
    ['footer: four networks and the year', footer, 'links the four social networks and shows the year in %s'],
    ['footer: free shipping and returns', footer, 'shows free delivery and free returns in %s'],
    [
      'footer: at most five categories by English slug',
      header,
      'links at most five categories in the footer by their English slug, even in Arabic',
    ],
    [
      'drawer: name, variant, unit price, exactly two decimals',
      drawer,
      'shows name, variant, unit price and a total with two decimals',
    ],
    ['drawer: Arabic name', drawer, 'shows Arabic names, colours and currency'],
    [
      'drawer: quantity changes by one up to the stock',
      drawer,
      'changes the quantity by one and reports when the stock is reached',
    ],
    [
      'drawer: Remove, cartIsEmpty',
      drawer,
      'removes a line with Remove or at zero pieces and shows the empty cart',
    ],
    [
      'chat button: every page, bottom right, a new tab',
      'e2e/journeys/app-shell.spec.ts',
      'every page has the chat button at its bottom right',
    ],
    [
      'drawer: slides from the end side, closes on a click outside',
      'e2e/journeys/app-shell.spec.ts',
      'the cart drawer slides from the end side and closes on a click outside',
    ],
    ['drawer: View cart and Checkout', drawer, 'closes when the cart or the checkout is opened'],
    [
      'toasts: one at a time',
      `${ui}/platform/store/store.test.ts`,
      'shows one toast at a time; a late dismissal does not close the next one',
    ],
    ['toasts: 5000 ms', `${ui}/platform/overlay/toast-host.test.tsx`, 'closes after five seconds'],
  ],
  states: [
    ['order status Unknown', `${ui}/desk/order/status-chip.test.tsx`, '%s status %s is shown as %s'],
    [
      'overlay: Loading Your Experience...',
      'shell/src/app/loading-page.test.tsx',
      'shows a loading message for the first page in %s',
    ],
    [
      'overlay: Initializing Application...',
      `${ui}/platform/standalone/standalone-routes.test.tsx`,
      'a stand-alone portal shows in %s that it is starting',
    ],
    ['a user without a profile is a buyer', session, 'treats a user without a profile as a buyer'],
    [
      'sign-out clears user, role, approval and company',
      `${ui}/platform/store/store.test.ts`,
      'signing out clears user, role, approval and company',
    ],
    ['guard: Verifying Access', guards, 'shows in %s that access is being verified'],
    [
      'guard: no user, back after log-in',
      guards,
      'redirects a visitor to sign-in and remembers the return address',
    ],
    ['guard: other roles are redirected home', guards, 'redirects other roles to the home page'],
    ['guard: seller not approved', guards, 'redirects a seller without approval to the dashboard'],
    ['checkout guard: checking', guards, 'shows that the cart is being checked'],
    ['checkout guard: empty cart', guards, 'redirects to the cart page if the cart is empty'],
    [
      'checkout guard: log in first, with the message',
      guards,
      'redirects a visitor to sign-in with the reason',
    ],
    [
      'wishlist: optimistic change, reverted if refused',
      product,
      'changes the wishlist at once and reverts it if the server refuses',
    ],
    ['wishlist: stored on the device for guests', product, 'stores the wishlist of a guest on the device'],
    ['wishlist: merge on sign-in', session, 'moves missing products to the account once, and is cleared'],
    [
      'wishlist: cleared if the account has all products',
      session,
      'is cleared without a write if the account has all products',
    ],
    ['wishlist: a failed merge keeps the local list', session, 'remains if the merge fails'],
    ['compare: toggle', `${ui}/platform/store/compare.test.ts`, 'toggling adds a product or removes it'],
    [
      'compare: a fifth is ignored',
      `${ui}/platform/store/compare.test.ts`,
      'a fifth product is ignored with a console warning',
    ],
    ['compare: single and all', `${ui}/platform/store/compare.test.ts`, 'removes one product or all'],
    [
      'cart, guest_wishlist and compare survive a reload under their keys',
      persistence,
      'cart, wishlist and compare list survive a reload under the specified keys',
    ],
    ['corrupt storage is read as empty', persistence, 'as empty and logs it'],
    ['denied storage', persistence, 'works if storage is denied'],
    ['other tabs', persistence, 'follows changes of other tabs without writing them back'],
    [
      'order states: only allowed transitions',
      orderChanges,
      'refuses to skip a state, even to the owner of the table',
    ],
    [
      'stock is returned once',
      orderChanges,
      'returns the stock exactly once, even for simultaneous cancellations',
    ],
    [
      'seller: pending to approved',
      signUp,
      'opens the portal immediately after the approval, without a new sign-in, and mails',
    ],
  ],
  rules: [
    [
      'stock: Not enough stock for {product}. Only {n} left.',
      cartStore,
      'adds up to the stock, and refuses more with the available quantity',
    ],
    [
      'quantity below one removes, above stock is capped',
      cartStore,
      'limits a new quantity to the stock, and removes the line at zero',
    ],
    ['items are keyed by variant', cartStore, 'has one line per variant, or per product without variants'],
    [
      'total stock of variants',
      'supabase/seed/seed.test.ts',
      'variants are distinct, and their stock adds up to that of the product',
    ],
    [
      'contact: every field required',
      'storefront/src/features/contact/contact-page.test.tsx',
      'does not send an incomplete form in %s',
    ],
    [
      'seller sign-up: company name required',
      'seller-portal/src/features/entry/entry-page.test.tsx',
      'refuses a sign-up without a name',
    ],
    [
      'review: login and rating',
      'supabase/tests/catalogue.test.ts',
      'need a sign-in and a rating, count in the product, and replace an earlier one by the same person',
    ],
    [
      'checkout: repeated requests create one order',
      placeOrder,
      'returns one checkout for 20 parallel calls with the same key and body',
    ],
    ['checkout: nothing is oversold', placeOrder, 'sells exactly 5 of 5 units to 100 parallel buyers'],
    [
      'pictures: No Image',
      `${ui}/platform/image/resolve-image.test.ts`,
      'path %s returns the placeholder `none`',
    ],
    [
      'pictures: Invalid Path',
      `${ui}/platform/image/resolve-image.test.ts`,
      'path %p returns the placeholder `invalid`',
    ],
    [
      'pictures: Error',
      `${ui}/platform/image/resolve-image.test.ts`,
      'returns the placeholder `failed` if there is no address for the path',
    ],
    [
      'phones in any usual Iraqi form',
      'shared-i18n/src/phone.test.ts',
      'groups an Iraqi number and leaves others unchanged',
    ],
    [
      'password change needs the old one',
      'supabase/local/gateway/accounts.test.ts',
      'changes a password only with the current one and ends other sessions',
    ],
  ],
  'roles and permissions': [
    [
      'every table, actor and verb, allows over HTTP exactly the actors of the matrix and allows in SQL exactly the actors of the matrix',
      'supabase/tests/access-matrix.test.ts',
      'names every table of the API, and a subject for every row',
    ],
    ['user metadata gives no rights', signUp, 'gives no right by changing metadata later'],
    [
      'a buyer cannot open the admin console',
      'e2e/journeys/access.spec.ts',
      'redirects a buyer from the admin console',
    ],
  ],
  'errors and messages': [
    ['Sign out Failed', header, 'reports in %s that the sign-out failed on the server'],
    [
      'every SQL error code has messages in both languages',
      'supabase/tests/error-codes.test.ts',
      'have a message in %s',
    ],
    [
      'log-in failed: error shown, input kept',
      loginPage,
      'reports wrong credentials, keeps the email and focuses the password',
    ],
    ['sign-up failed', loginPage, 'reports a failure and keeps all entries'],
    ['Email Not Verified', loginPage, 'offers to resend the link to an unconfirmed address'],
    [
      'profile cannot be read: error shown, treated as a buyer',
      session,
      'reports a refused profile and treats the user as a buyer',
    ],
    [
      'a server failure does not leave the page',
      guards,
      'stays on the page while the server does not respond',
    ],
    ['Only {availableQuantity} left.', cart, 'limits the quantity to the stock'],
    ['changed prices are shown', cart, 'shows a changed price and accepts it'],
    [
      'checkout: changes are shown line by line',
      checkout,
      'shows old and new price of a refused order and retries with the accepted one under the same key',
    ],
    [
      'checkout: a lost response is looked up',
      checkout,
      'looks up an order without a response and shows it if it was placed',
    ],
    [
      'a remote that fails to load',
      'e2e/journeys/remote-faults.spec.ts',
      'the shop shows an error and recovers',
    ],
  ],
  constants: [
    ['cards are announced, cash is chosen', checkout, 'shows payment by card as unavailable'],
    [
      'free delivery over 100,000 IQD for each seller',
      checkout,
      'shows the amount missing for free delivery per seller at %d IQD',
    ],
    [
      'page, description, keywords and share picture fall back',
      seo,
      'every page has a description, keywords and a picture for previews',
    ],
    [
      'at most twenty addresses',
      'supabase/tests/addresses.test.ts',
      'keeps at most twenty addresses, even if many are sent at the same time',
    ],
  ],
  'the shop beyond the specification': [
    [
      'filters with counts, in the address',
      'e2e/journeys/catalogue.spec.ts',
      'filters narrow a list, are in the address and can be removed one by one',
    ],
    [
      'Back restores the scroll position',
      'e2e/journeys/catalogue.spec.ts',
      'Back from a product restores the list and its scroll position',
    ],
    [
      'list view',
      'e2e/journeys/catalogue.spec.ts',
      'the list view shows attributes, and a page beyond the last redirects to the last',
    ],
    ['suggestions by keyboard', 'e2e/journeys/catalogue.spec.ts', 'suggestions can be operated by keyboard'],
    [
      'site map and robots',
      seo,
      'the site map lists its parts, and each part lists pages that exist in both languages',
    ],
    ['structured data', seo, 'lists, the home page and products have structured data'],
    [
      'readable without a network',
      'e2e/journeys/offline.spec.ts',
      'pages opened before can be read without a network',
    ],
    [
      'readable while the API is down, recovery without a reload',
      'e2e/journeys/dead-api.spec.ts',
      'shows cached pages, and loads others automatically later',
    ],
    [
      'the service worker can be removed',
      'e2e/journeys/service-worker.spec.ts',
      'a disabled service worker is removed with its caches while the page continues to work',
    ],
    [
      'the service worker never mixes two deployments',
      'e2e/journeys/service-worker.spec.ts',
      'the worker of the next deployment takes over without mixing files of both',
    ],
    [
      'the service worker caches no personal data',
      'e2e/journeys/service-worker.spec.ts',
      'the worker caches no personal data',
    ],
    [
      'nothing serious found by axe',
      'e2e/journeys/accessibility.spec.ts',
      'axe finds nothing serious on the public pages',
    ],
    [
      'profile, language, addresses',
      account,
      'saves a normalized phone number and switches the site to the selected language',
    ],
    ['sign out everywhere', account, 'asks before signing out everywhere and opens the home page'],
    [
      'every device is signed out',
      accountJourney,
      'a buyer edits profile, addresses and password, and signs out on every device',
    ],
    [
      'the password changes with the old one only',
      account,
      'shows a wrong old password at its field and keeps all entries',
    ],
    [
      'at most twenty addresses, one of them the default',
      'supabase/tests/addresses.test.ts',
      'keeps at most twenty addresses, even if many are sent at the same time',
    ],
    [
      'checkout offers saved addresses',
      checkout,
      'selects the default, lets the buyer select another and needs no typing',
    ],
    [
      'free delivery and what is missing, per seller',
      checkout,
      'shows the amount missing for free delivery per seller at %d IQD',
    ],
    [
      'checkout shows exact changes, accepted by one click',
      checkout,
      'shows old and new price of a refused order and retries with the accepted one under the same key',
    ],
    [
      'double click, Back, reload and lost responses never order twice',
      'e2e/journeys/checkout.spec.ts',
      'one checkout creates one order despite double clicks, reloads and lost responses',
    ],
    [
      'You must be logged in to proceed to checkout.',
      checkout,
      'links to sign-in with a return address after the session ended',
    ],
    [
      'Order not found.',
      orders,
      'shows a not-found message in %s if it does not exist or belongs to another user',
    ],
    ['Failed to fetch orders.', orders, 'reports a failure in %s and offers a retry'],
    [
      'order again, with missing products reported',
      orders,
      'reorders into the cart and reports missing quantities',
    ],
    [
      'an order can be cancelled before approval',
      orders,
      'can be cancelled before approval after confirmation, with a reason',
    ],
    ['link to review delivered products', orders, 'links to the reviews of its products after delivery'],
    [
      'orders found by product name, invoice on one page',
      'e2e/journeys/orders.spec.ts',
      'a buyer finds an order, orders it again, cancels it and prints its invoice',
    ],
    ['mails in the language of the order', orderChanges, 'mails the buyer in the language of the order, %s'],
    [
      'quote requests: stored once, confirmed by mail',
      'supabase/tests/quote-requests.test.ts',
      'is stored once even if sent repeatedly',
    ],
    [
      'remotes are replaced while the shell runs',
      'e2e/journeys/redeploy.spec.ts',
      'a rebuilt remote is live after a reload without a deployment of the shell; open tabs continue to work',
    ],
  ],
  product: [
    [
      'reviews: sign-in first, then back to the form',
      'e2e/journeys/product.spec.ts',
      'a guest signs in to review, returns to the form, and changes and deletes the review',
    ],
    [
      'reviews: distribution and verified purchase',
      reviews,
      'show the share of each star, the author and verified purchases',
    ],
    ['reviews: Failed to submit review.', reviews, 'report a failure, keep the entries and publish on retry'],
    [
      'gallery: by keyboard, with zoom',
      'e2e/journeys/product.spec.ts',
      'pictures are browsed, zoomed and closed by keyboard only',
    ],
    [
      'gallery: by wheel, nothing serious found by axe',
      'e2e/journeys/gallery.spec.ts',
      'a picture is zoomed by wheel and keys in an accessible dialog',
    ],
    [
      'gallery: by touch',
      'e2e/journeys/gallery.spec.ts',
      'on a phone two fingers zoom, one finger moves the enlarged picture or swipes to the next',
    ],
    [
      'price and cart button stay visible on a phone',
      'e2e/journeys/gallery.spec.ts',
      'a phone shows a bar with price and cart button below the buttons',
    ],
    [
      'variants: stock of each, missing combinations with the reason',
      'storefront/src/features/product/variant-picker.test.tsx',
      'disables options that do not exist together until the selection is cleared',
    ],
    [
      'variants: in the address',
      'e2e/journeys/product.spec.ts',
      'size and colour must be chosen, are in the address, and are added to the cart',
    ],
    ['video: YouTube only on click', product, 'loads a video from YouTube only when it is played'],
    ['share: WhatsApp and link', product, 'copies the link, or shows it if copying is not allowed'],
    ['ask for a quote', product, 'links to a quote request with the selected product and quantity'],
    [
      'compare: differences, at most four',
      'e2e/journeys/wishlist-and-compare.spec.ts',
      'four products are compared, a fifth is refused, and an unpublished one is removed',
    ],
    [
      'compare: prints on one page',
      'e2e/journeys/gallery.spec.ts',
      'a comparison of four products prints on one page without controls',
    ],
    [
      'wishlist: failedToRemoveWishlist puts it back',
      'storefront/src/features/wishlist/wishlist-page.test.tsx',
      'restores a product if the server refuses its removal and reports it',
    ],
    [
      'wishlist: cheaper or back in stock since it was saved',
      'e2e/journeys/wishlist-and-compare.spec.ts',
      'the account’s wishlist shows price drops',
    ],
    ['datasheet: size shown before it is opened', product, 'shows the size of the datasheet in %s: %s'],
    [
      'cart: changes shown and corrected by one click',
      'e2e/journeys/cart-changes.spec.ts',
      'the cart reports changes by its sellers and corrects itself on one click',
    ],
    [
      'cart: denied or corrupt storage',
      'e2e/journeys/cart-changes.spec.ts',
      'the shop works if storage is denied or damaged',
    ],
  ],
  'quotes and messages': [
    [
      '/request-quote: typed, pasted, uploaded',
      quoteJourney,
      'a buyer requests a quote with typed, pasted and uploaded lines, and finds the request',
    ],
    [
      '/account/quotes: each request with its status',
      ownQuotes,
      'are listed with state, lines, answers and unread messages in %s',
    ],
    ['/account/quotes: a failure with retry', ownQuotes, 'report a failure and offer a retry'],
    ['/account/quotes: a page beyond the last', ownQuotes, 'redirect a page beyond the last to the last'],
    [
      '/account/quotes/{id}: status, lines and next step',
      ownQuotes,
      'shows its state, lines with the sellers asked, and facts in %s',
    ],
    [
      '/account/quotes/{id}: request of another user',
      ownQuotes,
      'shows a not-found message in %s if it belongs to another user',
    ],
    [
      '/request-quote: guests receive the number by mail',
      quoteJourney,
      'the confirmation of a guest’s request contains only its number',
    ],
    [
      '/account/quotes/{id}/compare: from a bill to orders of several sellers',
      quotesJourney,
      'a contractor uploads a bill of 40 lines, compares four offers and orders from three sellers',
    ],
    [
      '/account/quotes/{id}/compare: an offer revised meanwhile',
      quotesJourney,
      'an offer revised or expired meanwhile is not accepted, and the other choices stay',
    ],
    [
      '/account/quotes/{id}/compare: the same acceptance in two tabs',
      quotesJourney,
      'an acceptance in two tabs at once makes one set of orders',
    ],
    [
      '/request-quote: a guest signs up afterwards',
      quotesJourney,
      'a guest’s request comes along after signing up',
    ],
    [
      '/request-quote: from the cart, and a long list',
      quoteJourney,
      'a request with the cart’s products and a long list loses no lines',
    ],
    ['/contact: stored and mailed', quoteJourney, 'a contact message is stored and confirmed'],
    [
      'spreadsheets: other types are refused',
      'shared-ui/spreadsheet/read-sheet.test.ts',
      'is refused as an unsupported type if it is %s',
    ],
    [
      'spreadsheets: damaged files do no harm',
      'shared-ui/spreadsheet/read-sheet.test.ts',
      'is refused or read correctly, in sixty variants',
    ],
    [
      'forms: no captcha',
      'storefront/src/features/contact/contact-page.test.tsx',
      'hides the honeypot field from view, keyboard and assistive technology',
    ],
  ],
  returns: [
    [
      'a rule per category and product, the nearest one',
      productReturns,
      'comes from the nearest category that has one',
    ],
    ['the rule is the seller’s choice', productReturns, 'is the seller’s choice until it is reset'],
    [
      'the rule is in the cart and frozen on the order',
      productReturns,
      'is shown in the cart and stays on an order as it was when placed',
    ],
    [
      'reasons and clocks of the operator',
      returnAppeals,
      'edits reasons and clocks with the right for settings alone',
    ],
    [
      '/orders/{id}/return: lines, decimal quantities, reason, wish, note and pictures',
      returnRequest,
      'sends chosen lines with a part of a decimal quantity, reason, wish, note and pictures',
    ],
    [
      '/orders/{id}/return: entries survive a reload',
      returnRequest,
      'keeps all entries after a reload, for their owner alone',
    ],
    [
      'never more than was delivered less what came back, within the days, by unit step and rule',
      returns,
      'refuses a return of undelivered or returned goods, after the last day, off the unit step, or against the return rule',
    ],
    [
      'a repeated request is taken once',
      returns,
      'takes a repeated request once, and refuses other content with the same key',
    ],
    [
      'silence of the seller accepts after 48 hours',
      returnClocks,
      'accepts by silence after the hours to answer, and the seller may appeal',
    ],
    [
      'a lower price is offered and agreed to, in the pages of both sides',
      returnJourney,
      'a request whose answer is lost is sent once, and a lower price settles it (en)',
    ],
    ['silence declines an offered reduction', returnClocks, 'declines an offered reduction by silence'],
    [
      'from a phone with pictures to the money',
      returnJourney,
      'a part of measured goods is returned from a phone with pictures, and the money comes back (ar)',
    ],
    [
      'stock once, credit note, order totals and commission',
      returns,
      'returns a part: stock, credit note, order totals and commission follow',
    ],
    [
      'an exchange is an order at price 0',
      returns,
      'exchanges goods by an order at price 0, and refuses it with the names of goods that are out of stock',
    ],
    [
      'an undone step is an entry of its own',
      returns,
      'takes back a wrong receipt and a wrong settlement by entries of their own',
    ],
    ['the timeline is never changed', returnAppeals, 'never changes an entry of the timeline'],
    [
      'goods that are not sent: reminder and end',
      returnClocks,
      'reminds both sides of goods that were not sent, and closes the return after its days',
    ],
    [
      'a missing part that never comes: reminder, then the staff decide',
      returnClocks,
      'reminds both sides of a missing part and lets the staff decide if it was never handed over',
    ],
    [
      'goods on their way that are never received: reminder, then the staff decide',
      returnClocks,
      'reminds both sides of goods that were sent and not received, and lets the staff decide after their days',
    ],
    [
      'goods that the seller never collects',
      returnClocks,
      'lets the staff decide on goods that the seller never collected',
    ],
    [
      'refusal, appeal, evidence and partial decision',
      appealJourney,
      'a refused return is appealed, the seller gives evidence, and the staff decide in part (en)',
    ],
    [
      'appeals within three days',
      returnClocks,
      'closes a refused return after the days of appeal, and refuses a late appeal',
    ],
    ['evidence has a clock', returnClocks, 'goes on without evidence after its days'],
    [
      'an overdue decision is reported to the staff',
      returnClocks,
      'notifies the staff of an overdue decision once a day and marks it',
    ],
    [
      'a decision binds stock and money',
      returnAppeals,
      'decides in part: credit note and commission follow at once, and the money is settled after',
    ],
    [
      '/returns: state, goods, money and timeline',
      returnPages,
      'shows the goods, credit notes, the money and the timeline, latest first',
    ],
    ['/returns: filters and search', returnPages, 'are filtered by state and searched'],
    ['/returns: live', returnPages, 'are read again after a live message'],
    [
      'two people at once: a stale step is refused',
      appealJourney,
      'a stale tab does not accept a return that a colleague refused meanwhile (en)',
    ],
    [
      'figures by product, seller and category',
      'supabase/tests/return-figures.test.ts',
      'count a line once as returned, each of its returns, and no withdrawn one',
    ],
    [
      'store page: hours to answer above ten cases',
      returnAppeals,
      'shows how fast a store answers returns only above ten answers',
    ],
    [
      'serial returners are marked',
      'supabase/tests/return-marks.test.ts',
      'marks a buyer from five returns on, if they are more than three tenths of the delivered orders',
    ],
    [
      'serial refusers are marked',
      'supabase/tests/return-marks.test.ts',
      'marks a seller from ten answers on, if more than half of them are refusals',
    ],
    [
      'random histories keep stock, papers and ledger in step',
      'supabase/tests/return-histories.test.ts',
      'keeps stock, papers, ledger and amounts in step over random histories',
    ],
  ],
  money: [
    [
      'the most exact rate wins',
      commission,
      'takes the most exact rate: company in a category, company, nearest category, site',
    ],
    [
      'minimum and maximum once per order',
      commission,
      'applies minimum and maximum once per order and rate, not per line',
    ],
    [
      'rates are frozen with the order',
      commission,
      'stays when rates change, and follows the quantity after a shortage by the frozen rate',
    ],
    [
      'parts of a commission sum exactly',
      commission,
      'shares the commission of an order exactly among its lines',
    ],
    [
      'a rate is previewed with last month’s orders',
      rates,
      'previews last month’s orders by company, where the new rate is more exact than theirs',
    ],
    [
      'invoices of commission without a gap',
      rates,
      'bills each month that is over once, with numbers without a gap',
    ],
    ['balances equal their entries', ledger, 'keeps the balance of each account and of each day'],
    ['a source is posted once', ledger, 'posts a source once, also at the same time'],
    ['nothing is added to an old transaction', ledger, 'refuses an entry added later to an old transaction'],
    ['undo by a new transaction', postings, 'undoes a transaction by a new one, once'],
    [
      'a delivery makes commission a debt',
      postings,
      'makes the commission of a delivered order a debt of the seller that collected',
    ],
    [
      'the operator’s courier: cash in transit',
      postings,
      'keeps cash of the operator’s courier in transit and owes the company the rest',
    ],
    [
      'due, pending and paid; a statement that leads to orders',
      postings,
      'shows due, pending and paid, and a statement whose lines lead to their orders',
    ],
    ['age of a debt', postings, 'keeps the age of a debt: the oldest charge that payments do not cover'],
    [
      'a second person above the site’s amount',
      ledgerDecisions,
      'waits above the site’s amount for another person',
    ],
    ['a payout in three steps', ledgerDecisions, 'sets the debt off, then pays the rest in three steps'],
    [
      'warnings, grace, pause and the end by payment',
      debt,
      'warns at 80 %, at the limit and on each day of grace, pauses, and opens with the payment',
    ],
    [
      'from the rate to the printed statement',
      'e2e/journeys/money.spec.ts',
      'a rate is previewed by company, a delivered order becomes debt, a payment lowers it, and the statement is printed (ar)',
    ],
    [
      'payouts with the file for the bank',
      'e2e/journeys/payouts.spec.ts',
      'finance proposes payouts, saves the file for the bank, and confirms what was sent (ar)',
    ],
    ['a courier’s file with each class', remittances, 'has each class, with the reason'],
    [
      'the same file twice changes nothing',
      remittances,
      'of the same file changes nothing, and of the same orders in another file is twice',
    ],
    [
      'a courier’s file in the pages',
      'e2e/journeys/remittance.spec.ts',
      'finance reads a courier’s file, decides on what differs and books it once (ar)',
    ],
    ['reports count by day', reports, 'counts delivered, refused and short orders on their day'],
    ['reports compare periods', reports, 'compares periods of the same length, or of the year before'],
    [
      'reports equal the ledger',
      reports,
      'finds a commission of categories that differs from the sum of all',
    ],
    [
      'money is shown to those with the right alone',
      'supabase/tests/money.test.ts',
      'is hidden from everyone who may not see orders, and cannot be changed by people who cannot see it',
    ],
  ],
};
