"""What a good developer registers: searches, filters, a useful order, and names instead of numbers."""

from django.contrib import admin

from . import models


@admin.register(models.Member)
class MemberAdmin(admin.ModelAdmin):
    list_display = ["id", "name", "phone", "status", "point", "rice_balance", "created_at"]
    list_display_links = ["id", "name"]
    list_filter = ["status", "role", "created_at"]
    search_fields = ["name", "phone", "=id"]


class MeetingMemberInline(admin.TabularInline):
    model = models.MeetingMember
    autocomplete_fields = ["member"]
    extra = 0


@admin.register(models.Meeting)
class MeetingAdmin(admin.ModelAdmin):
    list_display = ["id", "title", "host", "status", "scheduled_at", "member_count"]
    list_display_links = ["id", "title"]
    list_filter = ["status", "scheduled_at"]
    search_fields = ["title", "host__name", "=id"]
    autocomplete_fields = ["host"]
    inlines = [MeetingMemberInline]


@admin.register(models.Report)
class ReportAdmin(admin.ModelAdmin):
    list_display = ["id", "reported", "reporter", "content", "status", "created_at"]
    list_filter = ["status", "created_at"]
    search_fields = ["reported__name", "reporter__name", "content"]
    autocomplete_fields = ["reported", "reporter", "meeting"]


@admin.register(models.RiceTransaction)
class RiceTransactionAdmin(admin.ModelAdmin):
    list_display = ["id", "member", "amount", "reason", "balance_after", "created_at"]
    list_filter = ["reason", "created_at"]
    date_hierarchy = "created_at"
    search_fields = ["member__name", "member__phone"]
    autocomplete_fields = ["member"]


@admin.register(models.Payment)
class PaymentAdmin(admin.ModelAdmin):
    list_display = ["id", "member", "transaction_id", "amount", "currency", "platform", "status", "created_at"]
    list_filter = ["status", "platform", "created_at"]
    date_hierarchy = "created_at"
    search_fields = ["member__name", "member__phone", "transaction_id"]
    autocomplete_fields = ["member"]


@admin.register(models.PartnerPlace)
class PartnerPlaceAdmin(admin.ModelAdmin):
    list_display = ["id", "name", "member", "until", "cache", "phone"]
    list_display_links = ["id", "name"]
    list_filter = ["until"]
    search_fields = ["name", "member__name"]
    autocomplete_fields = ["member"]


@admin.register(models.PartnerPlaceApplication)
class PartnerPlaceApplicationAdmin(admin.ModelAdmin):
    list_display = ["id", "name", "member", "address", "phone", "created_at"]
    list_display_links = ["id", "name"]
    search_fields = ["name", "member__name"]
    autocomplete_fields = ["member"]


@admin.register(models.Notification)
class NotificationAdmin(admin.ModelAdmin):
    list_display = ["id", "member", "title", "created_at"]
    search_fields = ["title", "member__name"]
    autocomplete_fields = ["member"]
